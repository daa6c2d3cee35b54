// Pure: the signature of a review, and its form in the API, which has two names.

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

/** Uses only the initial of the family name, for privacy. */
export function signatureOf({ firstName, lastName }: Named): string {
  const [initial] = lastName.trim();
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}

export function namesIn(signature: string): Named {
  const words = signature.split(' ');
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
