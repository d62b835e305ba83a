import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../shapes/', import.meta.url)

export const readShape = (name: string) => readFileSync(new URL(`${name}.json`, folder), 'utf8')

/** Answers in shapes that no supplier here has: courts, maps by month, converted XML, API formats. All people are invented. */
export const shapes = readdirSync(folder).map((file) => file.replace('.json', ''))

/** Parts of the names and numbers in the answers. */
export const shapeSecrets =
  /odete|quit[eé]ria|jandira|ximenes|zuleide|pimentel|381\.?947|274\.?610|605\.?182|482\.?917|91\.?736\.?482|qxt-?4|98123-?6470|3245-?1178|0091827|7781920|1348[.,]27|2875[.,]41/i
