// Public API of the events module: what the server needs to pass changes on to open screens.
export { EventHub } from './event-hub.ts';
