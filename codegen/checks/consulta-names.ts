import type { Check } from './check.ts'

/** A consulta is named as its file: the name is its identity in usage records and chunks. */
export const consultaNames: Check = ({ consultas }) =>
  consultas.flatMap(({ document, value: { consulta } }) => {
    const expected = document.name.replace(/^consultas\//, '').replace(/\.yaml$/, '')
    if (consulta === expected) return []
    const message = `A consulta se chama "${consulta}", mas o arquivo é ${document.name}`
    return [document.report('consulta-name', ['consulta'], 'value', message, `use consulta: ${expected}`)]
  })
