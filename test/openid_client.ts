// What providers of tests know this server by.

export const CLIENT = { id: "secret-push", secret: "a secret: with % and +" };
