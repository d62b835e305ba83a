import type * as z from 'zod'
import type { Model } from '../../compile/resolve/model.ts'

/** A JSON Schema with extensions that editors read, such as `enumDescriptions`. */
export type JsonSchema = z.core.JSONSchema.BaseSchema & { definitions?: Record<string, JsonSchema> }

/** A name and its description in editors. */
type DescribedName = [name: string, description: string]

/** Lists of names that a manifest declares, by their name in the grammar's metadata. */
export const nameLists = {
  sources: { isClosed: true },
  suppliers: { isClosed: true },
  families: { isClosed: true },
  roles: { isClosed: true },
  groups: { isClosed: false },
  icons: { isClosed: false },
  paths: { isClosed: false },
}

export type NameList = keyof typeof nameLists

/** Returns the names of a manifest as schemas for completions. */
export function nameSchemas(model: Model): Record<NameList, JsonSchema> {
  const { sources, suppliers, families, menuIcons, catalogueIcons, auth } = model
  const groups = new Set(families.flatMap(({ group }) => group ?? []))
  return {
    sources: createEnumSchema(
      Object.entries(sources.sources).map(([name, { title, baseUrl }]) => [name, title ?? baseUrl]),
    ),
    suppliers: createEnumSchema(
      Object.keys(suppliers.byName).map((name) => [name, 'Um fornecedor de suppliers.yaml']),
    ),
    families: createEnumSchema(families.map(({ family, title }) => [family, title])),
    roles: createEnumSchema(auth.roles.map((role) => [role, 'Um papel de auth.roles'])),
    groups: createEnumSchema([...groups].sort().map((group) => [group, 'Uma categoria do catálogo'])),
    icons: createEnumSchema(
      [...new Set([...menuIcons, ...catalogueIcons])].sort().map((icon) => [icon, 'Um ícone em uso']),
    ),
    paths: createEnumSchema(listPaths(model)),
  }
}

/** Lists only the first variant of each family: there may be thousands. */
const listPaths = ({ routes, families }: Model): DescribedName[] => [
  ...routes
    .filter(({ family, pattern }) => family === undefined && !pattern.includes(':'))
    .map(({ pattern, title }): DescribedName => [pattern, title]),
  ...families.map(({ path, title }): DescribedName => [path, title]),
]

function createEnumSchema(names: DescribedName[]): JsonSchema {
  if (names.length === 0) return { type: 'string' }
  return {
    enum: names.map(([name]) => name),
    enumDescriptions: names.map(([, description]) => description),
  }
}
