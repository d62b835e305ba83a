import * as z from 'zod'
import type {
  AnswerPage,
  ApplyPageAnswer,
  PageChoices,
  PageTarget,
} from '../../../../manifest/contract/answer-page.ts'
import type { Texts } from '../../../../manifest/contract/studio.ts'
import { finding as findingSchema } from '../../../../manifest/schema/finding.ts'
import { block as blockSchema, summary as summarySchema } from '../../../../manifest/schema/result.ts'
import type { CheckedManifest } from '../../../compile/expand/expand-manifest.ts'
import { shownPath } from '../../../diagnostics/shown-path.mjs'
import { addFamily } from '../../add/add-family.ts'
import { addVariant } from '../../add/add-variant.ts'
import { choosePage } from '../../add/page-choices.ts'
import type { PageProposal } from '../../add/page-proposal.ts'
import { applyEdits } from '../apply-edits.ts'
import { convertDiagnostics } from '../diagnostics.ts'
import { buildDrafts, buildValidDrafts } from '../manifest-texts.ts'
import { createRequest, type StudioContext, textsSchema } from '../studio-request.ts'
import { runAsStudio, targetSchema } from './page-target.ts'
import { replacePage } from './replace-page.ts'

const pageSchema: z.ZodType<AnswerPage> = z.object({
  summary: summarySchema.optional(),
  result: z.array(blockSchema),
  findings: z.array(findingSchema),
  example: z.json(),
})

const partSchema = z.object({
  id: z.string(),
  title: z.string().optional(),
  values: z
    .array(z.object({ id: z.string(), label: z.string().optional(), isSensitive: z.boolean().optional() }))
    .optional(),
  isSensitive: z.boolean().optional(),
})

const choicesSchema: z.ZodType<PageChoices> = z.object({
  summary: partSchema.nullable().optional(),
  parts: z.array(partSchema),
  findings: z.array(z.string()).optional(),
})

const schema = z.object({
  drafts: textsSchema,
  target: targetSchema,
  page: pageSchema,
  choices: choicesSchema,
})

/** `apply-page`: writes the chosen parts of a proposed page into the texts of the manifest. */
export const applyPage = createRequest(
  schema,
  (context, { drafts, target, page, choices }): ApplyPageAnswer => {
    const { manifest } = buildValidDrafts(context, drafts)
    const chosen = choosePage({ ...page, replaced: [], leftOut: [] }, choices)
    const { texts, id } = runAsStudio(() => writePage(target, chosen, manifest, context, drafts))
    const [family, number = ''] = id.split('/')
    return {
      texts,
      id,
      place: { file: Object.keys(texts)[0] ?? `consultas/${family}.yaml`, path: ['variants', number] },
      errors: listErrors(context, { ...drafts, ...texts }),
    }
  },
)

function writePage(
  target: PageTarget,
  page: PageProposal,
  manifest: CheckedManifest,
  context: StudioContext,
  drafts: Texts,
): { texts: Texts; id: string } {
  if (target.kind === 'replacement') {
    const { id } = target
    return { texts: applyEdits(context, drafts, replacePage(id, page, manifest)), id }
  }
  const { family, title } = target
  const { name, text, number } =
    target.kind === 'family'
      ? addFamily({ name: family, title, kinds: target.fields, page }, manifest, context.folders)
      : addVariant({ family, title, number: undefined, page }, manifest)
  return { texts: { [name]: text }, id: `${family}/${number}` }
}

function listErrors(context: StudioContext, drafts: Texts) {
  const { folders, cwd } = context
  const errors = buildDrafts(context, drafts).diagnostics.filter(({ severity }) => severity === 'error')
  return convertDiagnostics(errors, shownPath(folders.manifestDir, cwd))
}
