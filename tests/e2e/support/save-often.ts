import { setTimeout as wait } from 'node:timers/promises'

/** Renames a menu entry many times, up to 300 ms apart, with the same intervals on each run. */
export async function saveOften(
  save: (file: string, from: string, to: string) => void,
  times: number,
  between: (number: number) => Promise<void>,
) {
  let random = 20_241
  for (let number = 1; number <= times; number += 1) {
    const before = number === 1 ? 'Consultas' : `Consultas ${number - 1}`
    save('menu.yaml', `title: ${before}, icon`, `title: Consultas ${number}, icon`)
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    await wait((300 * random) / 2 ** 32)
    await between(number)
  }
}
