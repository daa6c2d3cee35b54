/** The text of start.ts and what it imports, made by start-script.ts of the build. Empty in the browser. */
declare module 'virtual:start-script' {
  const text: string;
  export default text;
}
