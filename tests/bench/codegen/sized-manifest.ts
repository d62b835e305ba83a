import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Families that the generated ones are copies of. Together they use everything a definition may have. */
const templates = ['telefone', 'nome', 'email', 'placa']

/** The size of a large family. */
const variantsPerFamily = 40

/**
 * Writes a manifest of `count` variants into a new folder: the shipped one (`shipped` variants) plus copies
 * of its families. Each copied variant has its own texts and one block, and inherits the rest.
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
