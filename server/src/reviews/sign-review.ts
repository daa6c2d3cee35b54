// Pure: how a review is signed, and how the wire, which wants two names, says it.

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** The family name is nobody's business: its first letter tells one Ann from another. */
export function signatureOf({ firstName, lastName }: Named): string {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

export function namesIn(signature: string): Named {
  const words = signature.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
