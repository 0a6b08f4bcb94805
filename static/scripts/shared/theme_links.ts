// The links in the footer that make the page light or dark. On pages where something could be lost, this script does so without
// a reload; elsewhere the server does it.

const links = document.querySelectorAll<HTMLAnchorElement>('footer [href^="?theme"]');
for (const link of links) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    const theme = link.search.slice("?theme=".length);
    document.documentElement.dataset["theme"] = theme;
    document.cookie = `sp_theme=${theme};path=/;samesite=lax;max-age=31536000`;
    for (const one of links) one.ariaCurrent = one === link ? "true" : null;
  });
}
