// The sprite: every icon of the pages, drawn on a square of 24 with lines of one weight. A page carries the symbols
// that its HTML and its script name, so an icon costs no request and a page pays for no other icon.
//
// In a page: {{icon-copy}}. In a script: icon("icon-copy") of elements.ts. An icon decorates; the text beside it is its
// name, or the aria-label of its button.

export const ICONS = {
  "icon-check": '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  "icon-chevron": '<path d="m9.5 6 6 6-6 6"/>',
  "icon-clock": '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5V12l3 2"/>',
  "icon-close": '<path d="m6.5 6.5 11 11m0-11-11 11"/>',
  "icon-copy":
    '<rect x="8.5" y="8.5" width="11.5" height="11.5" rx="2.5"/><path d="M15.5 5.5a2 2 0 0 0-2-1.5H6.5A2.5 2.5 0 0 0 4 6.5v7a2 2 0 0 0 1.5 2"/>',
  "icon-download": '<path d="M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5"/>',
  "icon-external":
    '<path d="M13.5 4.5h6v6m0-6-8 8M10 5.5H7A2.5 2.5 0 0 0 4.5 8v9A2.5 2.5 0 0 0 7 19.5h9a2.5 2.5 0 0 0 2.5-2.5v-3"/>',
  "icon-eye":
    '<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z"/><circle cx="12" cy="12" r="2.8"/>',
  "icon-eye-off":
    '<path d="M9.9 5.8a9 9 0 0 1 2.1-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.6 3.3M6.4 7.3A15 15 0 0 0 2.5 12s3.5 6.5 9.5 6.5a9 9 0 0 0 4.5-1.2M10.1 10a2.8 2.8 0 0 0 3.9 4M4 4l16 16"/>',
  "icon-file": '<path d="M13.5 3.5H7.5a2 2 0 0 0-2 2v13a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-10zm0 0v5h5"/>',
  "icon-filter": '<path d="M4 7h16M7 12h10m-7 5h4"/>',
  "icon-gear":
    '<circle cx="12" cy="12" r="3"/><path d="M12 3v2.5m0 13V21m9-9h-2.5m-13 0H3m15.4-6.4-1.8 1.8m-9.2 9.2-1.8 1.8m12.8 0-1.8-1.8M7.4 7.4 5.6 5.6"/><circle cx="12" cy="12" r="6.5"/>',
  "icon-globe": '<circle cx="12" cy="12" r="8.5"/><ellipse cx="12" cy="12" rx="4" ry="8.5"/><path d="M3.5 12h17"/>',
  "icon-info": '<circle cx="12" cy="12" r="8.5"/><path d="M12 11v5m0-8.3v.1"/>',
  "icon-key": '<circle cx="8" cy="15.5" r="4"/><path d="m11 12.5 8.5-8.5m-3 3 2.5 2.5m-5 0 1.5 1.5"/>',
  "icon-link":
    '<path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1"/>',
  "icon-list": '<path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1"/>',
  "icon-lock":
    '<rect x="5" y="10.5" width="14" height="10" rx="2.5"/><path d="M8 10.5V8a4 4 0 0 1 8 0v2.5m-4 3.5v2.5"/>',
  "icon-mail": '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="m4.5 7.5 7.5 5.5 7.5-5.5"/>',
  "icon-more": '<path d="M6 12h.1m5.9 0h.1m5.9 0h.1" stroke-width="3"/>',
  "icon-plus": '<path d="M12 5v14M5 12h14"/>',
  "icon-printer":
    '<path d="M7 9V4h10v5M7 17H5.5a2 2 0 0 1-2-2v-4a2 2 0 0 1 2-2h13a2 2 0 0 1 2 2v4a2 2 0 0 1-2 2H17"/><path d="M7 14h10v6H7z"/>',
  "icon-qr": '<path d="M4 4h6v6H4zm10 0h6v6h-6zM4 14h6v6H4zm10 0h2.5v2.5H14zm6 0v2.5M14 20h2.5m3.5-.5V20h-.5"/>',
  "icon-refresh": '<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9m0-5v5h-5"/>',
  "icon-search": '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4 4"/>',
  "icon-share":
    '<path d="M12 15V4m0 0L8 8m4-4 4 4M7.5 11H7a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5a2 2 0 0 0-2-2h-.5"/>',
  "icon-shield": '<path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6zm-3 8.3 2.2 2.2 4-4"/>',
  "icon-text": '<path d="M5 6.5h14M5 12h14M5 17.5h8"/>',
  "icon-trash":
    '<path d="M4.5 7h15M9.5 7V5a1 1 0 0 1 1-1h3a1 1 0 0 1 1 1v2m3 0-.8 11a2 2 0 0 1-2 2H9.3a2 2 0 0 1-2-2L6.5 7m4 4v5m3-5v5"/>',
  "icon-upload": '<path d="M12 15V4m0 0L7.5 8.5M12 4l4.5 4.5M4.5 15.5V18a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2.5"/>',
  "icon-user": '<circle cx="12" cy="8" r="4"/><path d="M4.5 20a7.5 7.5 0 0 1 15 0"/>',
  "icon-warning":
    '<path d="M10.5 4.8 3 17.7a1.7 1.7 0 0 0 1.5 2.6h15a1.7 1.7 0 0 0 1.5-2.6L13.5 4.8a1.7 1.7 0 0 0-3 0ZM12 9.5v4m0 3v.1"/>',
} as const;

export type IconName = keyof typeof ICONS;
