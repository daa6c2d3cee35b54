import type { Client } from 'pg';
import type { SessionUser } from './session-connection.ts';

/** Receives the notifications of one channel. */
export class ChangeListener implements SessionUser {
  private readonly channel: string;
  private readonly receive: (payload: string) => void;

  constructor(channel: string, receive: (payload: string) => void) {
    this.channel = channel;
    this.receive = receive;
  }

  async connected(client: Client, isReplacement: boolean): Promise<void> {
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.channel) this.receive(payload ?? '');
    });
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`);
    // Notifications sent while there was no connection are lost: invalidate everything.
    if (isReplacement) this.receive('everything');
  }
}
