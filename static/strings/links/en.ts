// The texts about a link of its own for each recipient, in English.

export const enLinks = {
  links: {
    choice: "A link of its own for each",
  },
  linksLive: {
    noGroups: "A group cannot get a link of its own: take out “{group}”, or name its people.",
    making: "Link {at} of {of}: {address}",
    waits: {
      one: "The server asks to wait: {address} follows in {n} second.",
      other: "The server asks to wait: {address} follows in {n} seconds.",
    },
    notTried: "Cancelled. Nothing was stored.",
    ready: {
      one: "{n} link is ready",
      other: "{n} links are ready",
    },
    opens: "Each opens {views}, until {date} ({relative}), and only for its recipient.",
    links: "Links",
    copyOne: "Copy",
    copyAll: "Copy all as text",
    pageOf: "Page of this link",
    keptByPasskey: "Copying asks for your passkey.",
    gone: "This page shows this link no more.",
    linksKept: "This browser keeps the links. No other can show them.",
    onlyHere: "Copy the links now. They cannot be shown again.",
    unmade: "Some links are not created yet, and what you share is only on this page. Leave it anyway?",
    unsaved: "You have not copied every link yet, and this page is the only one that shows them. Leave it anyway?",
    unmadeCount: {
      one: "{n} link was not created:",
      other: "{n} links were not created:",
    },
    again: "Try these again",
  },
} as const;
