import type { Snapshot } from 'valtio'
import { copyPlain } from '../store/copy-plain.ts'

type StoredValues<Blank> = { readonly [Name in keyof Blank]?: Snapshot<Blank[Name]> | undefined }

/** Returns the values of an empty form, replaced by those that are stored. */
export function fillBlank<Blank extends object>(blank: Blank, stored: StoredValues<Blank> = {}): Blank {
  const names = Object.keys(blank) as (keyof Blank)[]
  return copyPlain(Object.fromEntries(names.map((name) => [name, stored[name] ?? blank[name]]))) as Blank
}

type MissingIfEmpty<Texts> = { [Name in keyof Texts]: Exclude<Texts[Name], ''> | undefined }

/** Returns the texts without spaces around them. An empty one is `undefined`, which removes a stored one. */
export const emptyToMissing = <Texts extends Record<string, string>>(texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim() || undefined]),
  ) as MissingIfEmpty<Texts>
