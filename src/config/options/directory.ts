// Signing in with the passwords of a directory: LDAP, or Active Directory.

import { directories } from "../types/addresses.ts";
import { boolean, duration, file, line, names, oneOf, secretText, text } from "../types/plain.ts";

export const DIRECTORY = {
  "ldap.url": directories({ needs: "ldap.base" }).doc(
    "Servers of the directory, asked in turn until one answers: ldaps:// encrypts at once, ldap:// with StartTLS; ldap://localhost?starttls=off is for a directory on this host. Unset: no directory.",
  ),
  "ldap.allow_unencrypted": boolean({ default: false }).doc(
    "Whether ?starttls=off is allowed for servers on other hosts. Everybody's password then crosses the network readable.",
  ),
  "ldap.ca_file": file({ needs: "ldap.url" }).doc(
    "Certificate (PEM) of the authority that signed the directory's; unset: those that the system trusts.",
  ),
  "ldap.bind_dn": line({ needs: "ldap.bind_password" }).doc(
    "Distinguished name of the account that looks people up; unset: the directory is asked anonymously.",
  ),
  "ldap.bind_password": secretText().doc("Password of ldap.bind_dn."),
  "ldap.base": line({ needs: "ldap.url" }).doc(
    "Where people are looked for, with everything below it, such as ou=people,dc=example,dc=org.",
  ),
  "ldap.user_filter": text({ default: "(&(objectClass=person)(|(mail={name})(uid={name})))", maxCharacters: 1000 }).doc(
    "Finds the person; {name} is what was typed.",
  ),
  "ldap.group_base": line({ needs: "ldap.url" }).doc("Where groups are looked for; unset: in ldap.base."),
  "ldap.group_filter": text({ default: "(|(member={dn})(uniqueMember={dn}))", maxCharacters: 1000 }).doc(
    "Finds the groups of a person, and of a group; {dn} is its distinguished name, {uid} the person's uid.",
  ),
  "ldap.nested_groups": oneOf(["off", "walk", "active-directory"], { default: "walk" }).doc(
    "Whether groups in groups count: no, yes by looking for them step by step, or yes by Active Directory's own rule 1.2.840.113556.1.4.1941, without group_filter.",
  ),
  "ldap.mail_attribute": text({ default: "mail", maxCharacters: 100 }).doc(
    "Attribute with a person's e-mail address, which names the account here.",
  ),
  "ldap.trust_mail": boolean({ default: false }).doc(
    "Whether e-mail addresses of the directory are trusted: only if nobody can change their own there. Then the first sign-in links a person to the account that has this address here; an administrator's account is linked by hand all the same.",
  ),
  "ldap.subject_attribute": text({ default: "entryUUID", maxCharacters: 100 }).doc(
    "Attribute by which a person is known for good; in Active Directory objectGUID.",
  ),
  "ldap.group_name_attribute": text({ default: "cn", maxCharacters: 100 }).doc(
    "Attribute with a group's name. The settings may name a group by its distinguished name, too.",
  ),
  "ldap.timeout": duration({ default: "5s", min: "100ms", max: "60s" }).doc(
    "How long a server may take for each answer before the next one is asked.",
  ),
  "ldap.recheck": duration({ default: "15m", min: "1s", max: "24h" }).doc(
    "How often the directory is asked again about people who have a session or an API token here. Whoever has left it, or its groups, is suspended. Needs ldap.bind_dn.",
  ),
  "ldap.allowed_groups": names({ default: [] }).doc("Groups whose members may sign in; none: everybody who is found."),
  "ldap.admin_groups": names({ default: [] }).doc("Groups whose members are administrators here."),
  "ldap.auditor_groups": names({ default: [] }).doc("Groups whose members are auditors here."),
  "ldap.create_users": boolean({ default: true }).doc(
    "Whether somebody who has no account here gets one by signing in.",
  ),
};
