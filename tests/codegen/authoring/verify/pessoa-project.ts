import { smallManifest, temporaryProject } from '../../support/temporary-project.ts'

/** The documented answer. `verify` must print none of its values. */
export const documented = {
  nome: 'Marina Exemplo do Vale',
  idade: 42,
  nascimento: '1984-01-17',
  itens: [{ valor: 150.25, credor: 'Loja Fictícia' }],
}

export const cpf = '11144477735'

export const unknownCpf = '00000000191'

/** Has the form of a signed JWT, so that `verify` can forge tokens from it. */
export const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.um-token-muito-secreto'

/** The token of a user without roles. */
export const rolelessToken = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJydWkifQ.outro-token-secreto'

export const purpose = 'Análise de crédito'

const variant = (number: number, title: string, path: string) => `  ${number}:
    title: ${title}
    request: { source: fonte, post: ${path}, body: { cpf: "{cpf}" }, notFound: { status: 404 } }
`

const buildFamilyText = (access: string) => `consulta: pessoa
title: Pessoa
path: /consulta/pessoa
defaults:
  purpose: required
${access}  fields:
    - { name: cpf, kind: cpf, label: CPF, required: true }
  result:
    - block: fields
      items:
        - { label: Nome, value: nome }
        - { label: Idade, value: idade }
        - { label: Nascimento, value: nascimento, format: date }
    - block: table
      value: itens
      columns:
        - { label: Valor, value: valor, format: currency }
        - { label: Credor, value: credor }
  example: ${JSON.stringify({ ...documented, cpf })}
  examples:
    - when: { cpf: "${unknownCpf}" }
      status: 404
variants:
${variant(1, 'Cadastro', '/cadastro')}${variant(2, 'Ficha', '/ficha')}${variant(3, 'Ficha completa', '/ficha')}`

/**
 * Creates a project whose source `fonte` has one consulta by `get` and three by `post`, two with equal
 * queries. `role` restricts those by `post`; `source` is more YAML of the source.
 */
export function createPessoaProject({ timeoutMs = 20_000, role = '', source = '' } = {}) {
  const { codegen } = temporaryProject({
    'manifest/app.yaml': `product: Teste\npurposes: [${purpose}, Cobrança]\n${role && `auth: { roles: [${role}] }\n`}`,
    'manifest/sources.yaml': `sources:
  fonte:
    baseUrl: https://fonte.example
    baseUrlEnv: VITE_FONTE_URL
    timeoutMs: ${timeoutMs}
    auth: bearer
    contract: true
    headers: { X-Canal: painel }
    purpose: { header: X-Finalidade }
${source && `    ${source}\n`}  outra: { baseUrl: https://outra.example }
`,
    'manifest/consultas/cep.yaml': smallManifest['manifest/consultas/cep.yaml']
      ?.replace(
        'example: { rua: Rua das Flores }',
        `example: { rua: Rua das Flores, cep: "01001000" }
  examples:
    - when: { cep: "00000000" }
      status: 404
    - when: { cep: "20040002" }
      answer: { rua: Avenida do Ensaio }`,
      )
      .replace('get: "/{cep}" }', 'get: "/{cep}", notFound: { when: erro } }'),
    'manifest/consultas/pessoa.yaml': buildFamilyText(role && `  access: [${role}]\n`),
  })
  return codegen
}
