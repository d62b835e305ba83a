/** A text without accents, in lower case. */
export const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The words of a key, however it joins them: `dataNascimento`, `data_nascimento` and `Data de nascimento` alike. */
export const splitWords = (key: string): string[] =>
  foldText(key.replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2').replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')).match(
    /\p{L}+|\p{N}+/gu,
  ) ?? []
