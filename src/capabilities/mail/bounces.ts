// Returned mail. Each mail to a recipient of a push has a sealed mark, which only this server can make and which identifies the
// mail. Apart from this mark, only the status in a notification is trusted. Each mail can come back only once.

import type { Clock } from "../../base/clock.ts";
import type { Keyring, PurposeKey } from "../../base/keyring.ts";
import { recipientsIn } from "../../model/mailing.ts";
import type { MailingStore } from "../../store/contract.ts";
import { markedAs, returnedMail } from "./delivery_status.ts";

/** "unknown": the notification names no mail whose push still exists. "other": it reports no permanent failure. */
export type Notified = "noted" | "known" | "unknown" | "other";

const ID_BYTES = 6;
const CONTEXT = "mailing and recipient";

export class Bounces {
  readonly #store: MailingStore;
  readonly #clock: Clock;
  readonly #key: PurposeKey;

  constructor({ store, keys, clock }: { store: MailingStore; keys: Keyring; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
    this.#key = keys.purpose("marks of mails");
  }

  /** The id of the mail to the recipient at this place in the mailing, for its Message-ID. */
  idOf(mailingId: number, place: number): string {
    const plain = Buffer.alloc(ID_BYTES + 1);
    plain.writeUIntBE(mailingId, 0, ID_BYTES);
    plain.writeUInt8(place, ID_BYTES);
    return markedAs(this.#key.seal(plain, CONTEXT).toHex());
  }

  async take(notification: Uint8Array): Promise<Notified> {
    const returned = returnedMail(notification);
    if (!returned) return "other";
    for (const mark of returned.marks) {
      const of = this.#readMark(mark);
      const mailing = of && (await this.#store.find(of.mailingId));
      if (!of || !mailing || recipientsIn(mailing.recipients).length <= of.place) continue;
      return (await this.#store.comeBack(mailing.id, of.place, returned.status, this.#clock.now())) ?? "unknown";
    }
    return "unknown";
  }

  #readMark(mark: string): { mailingId: number; place: number } | null {
    if (mark.length % 2 !== 0) return null;
    const plain = this.#key.open(Buffer.from(mark, "hex"), CONTEXT);
    if (plain?.length !== ID_BYTES + 1) return null;
    const bytes = Buffer.from(plain);
    return { mailingId: bytes.readUIntBE(0, ID_BYTES), place: bytes.readUInt8(ID_BYTES) };
  }
}
