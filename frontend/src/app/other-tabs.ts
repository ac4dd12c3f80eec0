const CHANNEL = 'signed-out';

/** Tells the other tabs of this browser that a user signed out. */
export const tellOtherTabs = (userId: number): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  channel.close();
};

/** Calls back once this user signs out in another tab; the answer ends that. */
export const onLeftElsewhere = (userId: number, leave: () => void): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === userId) leave();
  });
  return () => channel.close();
};
