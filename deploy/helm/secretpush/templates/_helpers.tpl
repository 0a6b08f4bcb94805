{{- define "secretpush.name" -}}
{{- if contains "secretpush" .Release.Name }}{{ .Release.Name }}{{ else }}{{ .Release.Name }}-secretpush{{ end }}
{{- end }}

{{- define "secretpush.selector" -}}
app.kubernetes.io/name: secretpush
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "secretpush.labels" -}}
{{ include "secretpush.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- /* TOML has the values of JSON, for those that the schema lets in. */}}
{{- define "secretpush.settings" -}}
{{- range $name, $value := .Values.settings }}
{{ $name }} = {{ $value | toJson }}
{{- end }}
{{- end }}
