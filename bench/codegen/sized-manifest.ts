import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The consultas that further families are made of: of one or two variants, with everything that a definition may have. */
const models = ['telefone', 'nome', 'email', 'placa']

/** Of a family with very many; more would be a table, not a choice. */
const variantsPerFamily = 40

/**
 * Writes a manifest of `count` variants into a new folder: the shipped one, which has `shipped` variants, and as many
 * families like its own as are missing. Each variant of these has words and a block of its own and inherits the
 * rest, as variants that product owners write do.
 */
export function writeSizedManifest(from: string, to: string, count: number, shipped = 28) {
  cpSync(from, to, { recursive: true })
  for (let left = count - shipped, index = 1; left > 0; left -= variantsPerFamily, index += 1) {
    const model = models[index % models.length] ?? 'telefone'
    const text = readFileSync(join(from, 'consultas', `${model}.yaml`), 'utf8')
    const name = `${model}-${index}`
    writeFileSync(
      join(to, 'consultas', `${name}.yaml`),
      familyText(text, model, index, Math.min(left, variantsPerFamily)),
    )
  }
}

function familyText(text: string, model: string, index: number, variants: number): string {
  const [head = ''] = text.split(/^variants:$/m)
  const renamed = head
    .replace(/^consulta: .*$/m, `consulta: ${model}-${index}`)
    .replace(/^title: (.*)$/m, `title: $1 ${index}`)
    .replace(/^order: .*$/m, `order: ${100 + index}`)
    .replace(/^path: .*$/m, `path: /consulta/${model}-${index}`)
  const numbers = Array.from({ length: variants }, (_, position) => position + 1)
  return `${renamed}variants:\n${numbers.map(variantText).join('')}`
}

const variantText = (number: number) => `  ${number}:
    title: Base ${number}
    description: O que a base ${number} sabe, com a data em que foi consultada.
    result+:
      - block: alert
        title: Base ${number}
        status: info
        text: Os dados são da base ${number}, que os recebe uma vez por dia.
`
