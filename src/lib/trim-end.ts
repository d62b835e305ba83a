/**
 * Removes the characters at the end of a text that match. A regular expression like `/ +$/` takes quadratic time, because
 * it starts anew at each character of a long run.
 */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}
