import { castDocuments, listCastMembers } from '../../../manifest/contract/cast/cast-data.ts'
import type { ConsultaDefinition } from '../../../manifest/contract/resolved.ts'
import type { Json } from '../../../manifest/schema/consulta.ts'
import { createDemoCast } from '../../../src/consultas/sources/demo/demo-cast.ts'
import { exampleAnswer } from '../../../src/consultas/sources/demo/example-answer.ts'
import { cast } from '../../../src/generated/cast.ts'
import { definitions, listObjects } from './shipped-examples.ts'

export const demoCast = createDemoCast(cast)

type CastAnswer = { definition: ConsultaDefinition; key: string; answer: Json }

/** The answers of every consulta about every member of the cast that its form takes. */
export const castAnswers: CastAnswer[] = definitions.flatMap((definition) =>
  listCastMembers(cast).flatMap(({ key, group, facts }) => {
    const field = definition.fields.find(({ kind }) => kind === castDocuments[group])
    if (!field) return []
    const values = { [field.name]: String(facts[castDocuments[group]]) }
    const { answer = null } = exampleAnswer(definition, values, demoCast)
    return [{ definition, key, answer }]
  }),
)

/** Every object of these answers. */
export const castObjects = castAnswers.flatMap(({ answer }) => listObjects(answer))
