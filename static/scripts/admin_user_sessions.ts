// For administrators: where a user is signed in.

import { emptyLine, failed } from "./admin_shared.ts";
import { refill, request, waitOn } from "./dom.ts";
import { type Session, sessionLine, sessionTexts } from "./session_lines.ts";

export async function fillSessions(list: HTMLElement, userId: number): Promise<void> {
  const path = `/admin/data/users/${userId}/sessions`;
  const answer = await waitOn(list, request<Session[]>("GET", path));
  if (failed(answer)) return;
  const end = async ({ id }: Session): Promise<void> => {
    const ended = await request("DELETE", `${path}/${id}`);
    // What has ended by itself meanwhile is as good.
    if (ended.status === 404 || !failed(ended)) await fillSessions(list, userId);
  };
  refill(
    list,
    answer.body.map((one) => sessionLine(one, one.current ? null : () => end(one))),
  );
  if (answer.body.length === 0) list.append(emptyLine(sessionTexts.noSessions));
}
