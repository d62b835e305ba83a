import { appendFileSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { banner } from '../../../codegen/emit/virtual-file.ts'
import { resolveFolders } from '../../../codegen/folders.mjs'
import { unchangedRun } from '../../../codegen/output/fingerprint.mjs'
import { copyCodegen } from '../load/copy-codegen.ts'
import { smallDossie, temporaryProject } from '../support/temporary-project.ts'

const longAgo = new Date('2020-01-01')
const isUnchanged = (folder: string) => unchangedRun(resolveFolders({}, folder)) !== undefined

describe('unchangedRun', () => {
  it('returns the last run until an input or an output changes', async () => {
    const { folder, put, codegen } = temporaryProject({ 'manifest/content/changelog.yaml': 'releases: []\n' })
    const changes: Record<string, () => void> = {
      'nothing was there': () => undefined,
      'a manifest file changed': () => put('manifest/app.yaml', 'product: Novo\n'),
      'a manifest file is new': () => put('manifest/content/faq.yaml', 'sections: []\n'),
      'a dossiê is new': () => put('manifest/dossies/lugar.yaml', smallDossie),
      'a dossiê changed': () => put('manifest/dossies/lugar.yaml', smallDossie.replace('um', 'outro')),
      'a dossiê went away': () => rmSync(join(folder, 'manifest/dossies/lugar.yaml')),
      'a page changed': () => put('src/pages/dashboard.tsx', 'export default 1\n'),
      'an output was edited': () => put('src/generated/app.ts', `${banner}\nedited\n`),
      'an output is missing': () => rmSync(join(folder, 'src/generated/csp.ts')),
      'there is an orphan': () => put('src/generated/old.ts', ''),
    }
    for (const [change, make] of Object.entries(changes)) {
      make()
      // codegen stores no run that began in the millisecond in which a page was written.
      utimesSync(join(folder, 'src/pages/dashboard.tsx'), longAgo, longAgo)
      expect([change, isUnchanged(folder)]).toEqual([change, false])
      expect([change, (await codegen()).status]).toEqual([change, 0])
      expect([change, isUnchanged(folder)]).toEqual([change, true])
    }
  })

  it('finds an edit that keeps size and modification time', async () => {
    const { folder, codegen } = temporaryProject()
    utimesSync(join(folder, 'src/pages/dashboard.tsx'), longAgo, longAgo)
    await codegen()
    const file = join(folder, 'src/generated/app.ts')
    const { atime, mtime } = statSync(file)
    writeFileSync(file, readFileSync(file, 'utf8').replace('Generated', 'generated'))
    utimesSync(file, atime, mtime)
    expect(isUnchanged(folder)).toBe(false)
  })

  it('returns undefined after a page was removed', async () => {
    const { folder, codegen } = temporaryProject()
    await codegen()
    rmSync(join(folder, 'src/pages/dashboard.tsx'))
    expect(isUnchanged(folder)).toBe(false)
    const { status, stderr } = await codegen()
    expect(status).toBe(1)
    expect(stderr).toContain('[missing-page]')
  })

  it('returns undefined after a run with warnings, so that the next run prints them', async () => {
    const source = 'sources:\n  fonte: { baseUrl: https://fonte.example }\n'
    const { folder, put, codegen } = temporaryProject()
    await codegen()
    put('manifest/sources.yaml', `${source}  outra: { baseUrl: https://outra.example }\n`)
    await codegen()
    expect(isUnchanged(folder)).toBe(false)
    put('manifest/sources.yaml', source)
    await codegen()
    expect(isUnchanged(folder)).toBe(true)
  })
})

describe('codegenDigest', () => {
  it('changes with the code of codegen and of the manifest, and not with YAML', async () => {
    const { folder } = copyCodegen()
    const { codegenDigest } = await import(join(folder, 'codegen/output/fingerprint.mjs'))
    const hasChanged = (file: string) => {
      const digest = codegenDigest()
      appendFileSync(join(folder, file), '\n')
      return codegenDigest() !== digest
    }
    const files = [
      'codegen/emit/app.ts',
      'manifest/blocks/list.ts',
      'manifest/contract/answer-path.ts',
      'manifest/kinds/cpf.ts',
      'manifest/schema/app.ts',
      'manifest/menu.yaml',
    ]
    expect(files.filter(hasChanged)).toEqual(files.slice(0, -1))
  })
})
