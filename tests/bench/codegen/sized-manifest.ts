import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The consultas that further families are made of: of one or two variants, with everything that a definition may have. */
const templates = ['telefone', 'nome', 'email', 'placa']

/** Of a family with very many; more would be a table, not a choice. */
const variantsPerFamily = 40

/**
 * Writes a manifest of `count` variants into a new folder: the shipped one, which has `shipped` variants, and as many
 * families like its own as are missing. Each variant of these has words and a block of its own and inherits the
 * rest, as variants that product owners write do.
 */
export function writeSizedManifest(from: string, to: string, count: number, shipped = 28) {
  cpSync(from, to, { recursive: true })
  for (
    let remaining = count - shipped, index = 1;
    remaining > 0;
    remaining -= variantsPerFamily, index += 1
  ) {
    const template = templates[index % templates.length] ?? 'telefone'
    const text = readFileSync(join(from, 'consultas', `${template}.yaml`), 'utf8')
    const name = `${template}-${index}`
    writeFileSync(
      join(to, 'consultas', `${name}.yaml`),
      familyText(text, template, index, Math.min(remaining, variantsPerFamily)),
    )
  }
}

function familyText(text: string, template: string, index: number, variants: number): string {
  const [head = ''] = text.split(/^variants:$/m)
  const renamed = head
    .replace(/^consulta: .*$/m, `consulta: ${template}-${index}`)
    .replace(/^title: (.*)$/m, `title: $1 ${index}`)
    .replace(/^order: .*$/m, `order: ${100 + index}`)
    .replace(/^path: .*$/m, `path: /consulta/${template}-${index}`)
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
