import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { jsonPieces } from '../../src/lib/format/json-pieces.ts'
import { addJsonDigest } from '../../src/lib/json-digest.ts'
import { temporaryFolder } from '../codegen/support/temporary-project.ts'
import { readCommands } from '../docs/support/guide-blocks.ts'

const file = (value: Parameters<typeof jsonPieces>[0]) => new Blob([...jsonPieces(value), '\n'])

const answer = { dossie: 'Dossiê de pessoa', parts: [{ part: 'Endereços', answer: { rua: 'São João' } }] }

describe('the digest of a JSON file', () => {
  it('is that of all lines above it, and the file stays valid JSON', async () => {
    const text = await (await addJsonDigest(file(answer))).text()
    const { sha256, ...content } = JSON.parse(text)
    expect(content).toEqual(answer)
    // What `head -n -2 file | sha256sum` computes.
    const above = `${text.split('\n').slice(0, -3).join('\n')}\n`
    expect(sha256).toBe(createHash('sha256').update(above).digest('hex'))
    expect(text.endsWith(`\n  "sha256": "${sha256}"\n}\n`)).toBe(true)
  })

  it('is what the command of the analyst guide prints', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'dossie.json'), await (await addJsonDigest(file(answer))).text())
    const run = (command: string) =>
      execFileSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' }).trim()
    const [printed, told] = readCommands('docs/guides/analista.md').map(run)
    const digest = printed?.split(' ')[0]
    expect(digest).toHaveLength(64)
    expect(told).toContain(`"sha256": "${digest}"`)
  })

  it('changes with the content', async () => {
    const other = { ...answer, dossie: 'Dossiê de empresa' }
    const [one, two] = await Promise.all(
      [answer, other].map(
        async (value) => JSON.parse(await (await addJsonDigest(file(value))).text()).sha256,
      ),
    )
    expect(one).not.toBe(two)
  })
})
