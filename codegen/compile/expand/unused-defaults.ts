import { cacheByObject } from '../read/cache-by-object.ts'
import type { YamlPath } from '../read/manifest-document.ts'
import type { ExpandedFamily, ExpandedVariant } from './expand-family.ts'
import type { Located } from './located.ts'

type Parts = Pick<ExpandedFamily['defaults'], PartKey> | Pick<ExpandedVariant, PartKey>

type PartKey =
  | 'fields'
  | 'result'
  | 'findings'
  | 'summary'
  | 'request'
  | 'supplier'
  | 'requireOneOf'
  | 'example'

/** Returns the paths of the parts that variants inherit. An inherited part has the path of `defaults` itself. */
function listPartPaths(parts: Parts): YamlPath[] {
  const { fields = [], result = [], findings = [], summary, request, supplier, requireOneOf, example } = parts
  const located: (Located<unknown> | undefined)[] = [summary, request, supplier, requireOneOf, example]
  return [...fields, ...result, ...findings, ...located].flatMap((part) => (part ? [part.path] : []))
}

/** Returns the key of the part that has an entry of `defaults`: an element of a list, or a key's value. */
const buildPartKey = (at: YamlPath) => JSON.stringify(at.slice(0, typeof at[2] === 'number' ? 3 : 2))

/** Counts the variants that inherit the part with an entry of `defaults`. */
export const countUsers = (variants: readonly ExpandedVariant[], at: YamlPath): number =>
  variants.filter((variant) => listPartPaths(variant).some((path) => buildPartKey(path) === buildPartKey(at)))
    .length

/** Returns a function that says if an entry belongs to a part of `defaults` that no variant inherits. */
const createUnusedTest = cacheByObject(({ defaults, variants }: ExpandedFamily) => {
  const inherited = new Set(variants.flatMap(listPartPaths))
  const unused = listPartPaths(defaults).filter((path) => !inherited.has(path))
  const keys = new Set(unused.map(buildPartKey))
  return { hasUnused: unused.length > 0, isUnused: (at: YamlPath) => keys.has(buildPartKey(at)) }
})

/**
 * Checks the parts of `defaults` that no variant inherits, as those of a variant: with the example of `defaults` or, without
 * that, with the example of each variant. Returns the issues that all of them have.
 */
export function findUnusedIssues<Issue extends { at: YamlPath }>(
  family: ExpandedFamily,
  findIssues: (variant: ExpandedVariant, family: ExpandedFamily) => Issue[],
): Issue[] {
  const { hasUnused, isUnused } = createUnusedTest(family)
  if (!hasUnused) return []
  const found = listDefaultsAsVariants(family).map((variant) =>
    findIssues(variant, { ...family, variants: [variant] }).filter(({ at }) => isUnused(at)),
  )
  const [first = [], ...others] = found.map(
    (issues) => new Map(issues.map((issue) => [String(issue.at), issue])),
  )
  return [...first].flatMap(([key, issue]) => (others.every((one) => one.has(key)) ? [issue] : []))
}

function listDefaultsAsVariants({ defaults, variants }: ExpandedFamily): ExpandedVariant[] {
  const {
    fields,
    result = [],
    findings = [],
    examples = [],
    summary,
    request,
    supplier,
    purpose,
    requireOneOf,
  } = defaults
  const { example } = defaults
  return variants.slice(0, example ? 1 : undefined).flatMap((variant): ExpandedVariant[] => {
    const form = fields ? { fields, requireOneOf } : {}
    const parts = { ...variant, ...form, purpose, result, findings, summary, request, supplier }
    if (example) return [{ ...parts, example, examples }]
    return variant.example ? [parts] : []
  })
}
