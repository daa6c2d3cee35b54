/** Functions that write down what they are asked, each with its fixed answer. */
export function recordCalls() {
  const asked: unknown[] = [];
  const note =
    <T>(name: string, answer: T) =>
    async (...args: unknown[]): Promise<T> => {
      asked.push([name, ...args]);
      return answer;
    };
  return { asked, note };
}
