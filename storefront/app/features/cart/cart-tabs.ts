// Tabs of one browser show one cart. The badge follows by storage (session/cart-count.ts); drawer and page, which show
// more, ask the shop again.

const channelName = 'vitrine.cart';
let channel: BroadcastChannel | undefined;

export function tellTabs(): void {
  channel?.postMessage('changed');
}

export function listenToTabs(onChanged: () => void): () => void {
  const opened = new BroadcastChannel(channelName);
  channel = opened;
  opened.onmessage = onChanged;
  return () => {
    opened.close();
    if (channel === opened) channel = undefined;
  };
}
