import { brandFolder } from '../../../manifest/contract/brand.ts'
import type { BrandFile } from '../../../manifest/schema/brand.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Hint } from '../../diagnostics/hint.ts'
import { suggestionHint } from '../../diagnostics/suggest.ts'
import { parseDrawing } from '../parse/parse-drawing.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import type { Check } from './check.ts'

type NamedFile = { name: string | undefined; at: YamlPath }

const listFiles = ({ logo, mark, login, font }: BrandFile): NamedFile[] => [
  { name: logo, at: ['logo'] },
  { name: mark, at: ['mark'] },
  { name: login.art, at: ['login', 'art'] },
  { name: login.backdrop, at: ['login', 'backdrop'] },
  { name: font?.file, at: ['font', 'file'] },
]

/** Drawings are part of the first page. */
const maxCharacters = 32_000

/** Checks that the files of the brand exist, and that its drawings only draw. */
export const checkBrandFiles: Check = ({ brand, brandFiles }) =>
  brand
    ? listFiles(brand.value).flatMap(({ name, at }): Diagnostic[] => {
        if (name === undefined) return []
        const text = brandFiles.get(brandFolder + name)
        const report = (code: 'missing-brand-file' | 'invalid-drawing', message: string, hint?: Hint) => [
          brand.document.report(code, at, 'value', message, hint),
        ]
        if (text === undefined) {
          const names = [...brandFiles.keys()].map((path) => path.slice(brandFolder.length))
          return report(
            'missing-brand-file',
            `A pasta ${brandFolder} não tem "${name}"`,
            suggestionHint(name, names),
          )
        }
        if (!name.endsWith('.svg')) return []
        if (text.length > maxCharacters)
          return report(
            'invalid-drawing',
            `O desenho "${name}" tem mais de 32 mil caracteres`,
            'simplifique o desenho',
          )
        const parsed = parseDrawing(text)
        return 'problem' in parsed
          ? report('invalid-drawing', `O desenho "${name}" não serve: ${parsed.problem}`)
          : []
      })
    : []
