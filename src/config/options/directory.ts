// Signing in with the passwords of a directory: LDAP, or Active Directory.

import { directories } from "../types/addresses.ts";
import { boolean, duration, file, line, names, oneOf, secretText, text } from "../types/plain.ts";

export const DIRECTORY = {
  "ldap.url": directories({ needs: "ldap.base" }).doc(
    "Servers of the directory, tried in turn until one answers. ldaps:// encrypts from the start, ldap:// after StartTLS; ldap://localhost?starttls=off is for a directory on this host. If not set, there is no directory.",
  ),
  "ldap.allow_unencrypted": boolean({ default: false }).doc(
    "Whether ?starttls=off is allowed for servers on other hosts. Everyone's password then crosses the network unencrypted.",
  ),
  "ldap.ca_file": file({ needs: "ldap.url" }).doc(
    "Certificate (PEM) of the authority that issued the directory's certificate. If not set, the authorities that the system trusts.",
  ),
  "ldap.bind_dn": line({ needs: "ldap.bind_password" }).doc(
    "Distinguished name of the account that looks people up. If not set, people are looked up anonymously.",
  ),
  "ldap.bind_password": secretText().doc("Password of ldap.bind_dn."),
  "ldap.base": line({ needs: "ldap.url" }).doc(
    "Entry below which people are looked up, such as ou=people,dc=example,dc=org.",
  ),
  "ldap.user_filter": text({ default: "(&(objectClass=person)(|(mail={name})(uid={name})))", maxCharacters: 1000 }).doc(
    "Filter that finds a person; {name} is what the person typed.",
  ),
  "ldap.group_base": line({ needs: "ldap.url" }).doc("Entry below which groups are looked up. If not set, ldap.base."),
  "ldap.group_filter": text({ default: "(|(member={dn})(uniqueMember={dn}))", maxCharacters: 1000 }).doc(
    "Filter that finds the groups of a person or a group; {dn} is the distinguished name of either, {uid} the person's uid.",
  ),
  "ldap.nested_groups": oneOf(["off", "walk", "active-directory"], { default: "walk" }).doc(
    "Whether members of nested groups count: no (off); yes, with one query per level (walk); or yes, by Active Directory's matching rule 1.2.840.113556.1.4.1941, in place of group_filter.",
  ),
  "ldap.mail_attribute": text({ default: "mail", maxCharacters: 100 }).doc(
    "Attribute with a person's email address, which names the account here.",
  ),
  "ldap.trust_mail": boolean({ default: false }).doc(
    "Whether the directory's email addresses are trusted. If so, a person's first sign-in links them to the account that has their address here, unless that account is an administrator's. Leave this false if people can change their own address in the directory.",
  ),
  "ldap.subject_attribute": text({ default: "entryUUID", maxCharacters: 100 }).doc(
    "Attribute that identifies a person and never changes; in Active Directory, objectGUID.",
  ),
  "ldap.group_name_attribute": text({ default: "cn", maxCharacters: 100 }).doc(
    "Attribute with a group's name. Settings may also name a group by its distinguished name.",
  ),
  "ldap.timeout": duration({ default: "5s", min: "100ms", max: "60s" }).doc(
    "How long to wait for each answer of a server before trying the next one.",
  ),
  "ldap.recheck": duration({ default: "15m", min: "1s", max: "24h" }).doc(
    "How often people who have a session or an API token are looked up again. Those who have left the directory or its groups are suspended. Needs ldap.bind_dn.",
  ),
  "ldap.allowed_groups": names({ default: [] }).doc(
    "Groups whose members may sign in; none: everyone whom ldap.user_filter finds.",
  ),
  "ldap.admin_groups": names({ default: [] }).doc("Groups whose members are administrators here."),
  "ldap.auditor_groups": names({ default: [] }).doc("Groups whose members are auditors here."),
  "ldap.create_users": boolean({ default: true }).doc(
    "Whether people without an account get one when they first sign in.",
  ),
};
