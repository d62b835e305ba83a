import type * as z from 'zod'
import { appFile } from './app.ts'
import { brandFile } from './brand.ts'
import { castFile } from './cast.ts'
import { consultaFile } from './consulta.ts'
import { changelogFile, faqFile, pricingFile } from './content.ts'
import { dossieFile } from './dossie.ts'
import { menuFile } from './menu.ts'
import { routesFile } from './routes.ts'
import { sourcesFile } from './sources.ts'
import { suppliersFile } from './suppliers.ts'

/** The kinds of manifest files: a path, or a folder (ending in `/`) of files of one kind. */
export const schemaByKind = {
  'app.yaml': appFile,
  'brand.yaml': brandFile,
  'menu.yaml': menuFile,
  'sources.yaml': sourcesFile,
  'suppliers.yaml': suppliersFile,
  'content/pricing.yaml': pricingFile,
  'content/faq.yaml': faqFile,
  'content/changelog.yaml': changelogFile,
  'demo/cast.yaml': castFile,
  'routes/': routesFile,
  'consultas/': consultaFile,
  'dossies/': dossieFile,
} satisfies Record<string, z.ZodType>

export type FileKind = keyof typeof schemaByKind
