import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../suppliers/', import.meta.url)

export const readSupplier = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8')

/** Answers in the shapes of known suppliers, made up from their documentation, about invented people. */
export const suppliers = readdirSync(folder).map((file) => file.replace('.json', ''))

/** Names, documents and numbers of the invented people in the answers. */
export const secrets =
  /odete|10048238|uchoa|pimentel|quit[eé]ria|jandira|ximenes|tavares|bezerra|zuleide|palmeiras|cambu[ií]|381\.?947|274\.?610|605\.?182|48\.?291\.?736|91\.?736\.?482|qxt-?4|98123-?6470|3245-?1178|97718-?2736|0091827|7781920|1348[.,]27|2875[.,]41|1983|1705|421988/i
