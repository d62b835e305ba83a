import { clientVersionHeader, isAudited, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Model } from '../../compile/resolve/model.ts'
import { findBalance, findUsage } from './account-operations.ts'
import { isPaid } from './components.ts'
import { encodePurpose } from './headers.ts'
import type { Info } from './openapi.ts'
import { listCalls } from './operations.ts'

/** The guide's file, beside the contract. */
export const guideName = (sourceName: string) => `${sourceName}.md`

/** Returns the contract's title, parties and version. The contract has the version of the product. */
export function describeContract({ app, sources }: Model, sourceName: string, source: Source): Info {
  const guide = guideName(sourceName)
  return {
    title: buildTitle(app.product, sourceName, source),
    summary: `O que ${app.product} pergunta a esta fonte, e o que lê das respostas.`,
    description: `Gerado do manifesto de ${app.product}. O guia [${guide}](${guide}), ao lado deste arquivo, diz como se lê.`,
    ...(app.footer.vendor ? { contact: app.footer.vendor } : {}),
    ...(sources.contractLicense ? { license: sources.contractLicense } : {}),
    version: app.version ?? '1',
  }
}

/** Returns the guide to a contract as Markdown, for the team that builds the source. */
export function contractGuide(model: Model, sourceName: string, source: Source): string {
  const { product } = model.app
  const chapters = [
    `# ${buildTitle(product, sourceName, source)}`,
    readingChapter(product, sourceName),
    ...(source.auth ? [tokenChapter] : []),
    ...purposeChapter(model, source),
    ...auditChapter(source),
    ...creditsChapter(model, sourceName),
    ...usageChapter(model, sourceName),
    answersChapter,
    createErrorsChapter(source.auth === 'bearer'),
  ]
  return chapters.join('\n\n')
}

const buildTitle = (product: string, sourceName: string, { title = sourceName }: Source) =>
  `${title}: contrato com ${product}`

const readingChapter = (
  product: string,
  sourceName: string,
) => `O contrato, \`${sourceName}.openapi.json\`, e este guia são gerados do manifesto de ${product}: quando uma consulta muda, eles
mudam. A versão do contrato é a de ${product}.

## Como se lê

- Há uma operação por método e caminho. Consultas que pedem o mesmo caminho estão juntas numa operação; a descrição dela diz
  quais são, pelo número que cada uma tem no manifesto, como \`cpf/7\`. Os exemplos têm esse nome; \`cpf/7-2\` é o segundo.
- A resposta de cada operação tem um esquema com nome em \`components\`.
- Os valores chegam sem máscara e já conferidos por ${product}, dígitos verificadores inclusive. O gateway confere de novo:
  quem chama pode não ser ${product}.
- Campos opcionais que ficaram vazios não vão no pedido; nenhuma outra chave vai.`

const tokenChapter = `## Quem pergunta

Todo pedido leva \`Authorization: Bearer …\`, o token de acesso que o provedor de identidade deu a quem está no painel. O gateway
confere assinatura, emissor, destinatário e validade, e decide: o painel só deixa de mostrar o que a pessoa não pode ver.
\`x-papeis\`, numa operação, diz quem pode: é uma lista de listas, e de cada uma a pessoa precisa ter um papel. Sem \`x-papeis\`,
pode quem está autenticado.`

function purposeChapter({ purposes }: Model, { purpose }: Source): string[] {
  if (!purpose) return []
  const where =
    purpose.header === undefined
      ? `na chave \`${purpose.body}\` do corpo`
      : `no cabeçalho \`${purpose.header}\`, em UTF-8 codificado por cento (RFC 3986), porque um cabeçalho só tem ASCII`
  const words = purposes.map((word) =>
    purpose.header === undefined ? `- ${word}` : `- ${word}: \`${encodePurpose(word, purpose)}\``,
  )
  return [
    `## Finalidade

Consultas a dados pessoais dizem para que se consulta (LGPD, art. 7º), ${where}. Registre-a com o pedido. As finalidades são:

${words.join('\n')}`,
  ]
}

function creditsChapter(model: Model, sourceName: string): string[] {
  const balance = findBalance(model, sourceName)
  const isCharging = listCalls(model, sourceName).some(isPaid)
  if (!balance && !isCharging) return []
  const costs = isCharging
    ? `

\`x-custos\`, numa operação, tem os créditos que o painel diz antes de cada consulta, pelo número dela. Sem custo dito, o painel não
diz nada. Cobre o que respondeu, achado ou não; não cobre erros. Sem saldo, responda **402** antes de consultar.`
    : ''
  const operation = balance
    ? `

\`GET ${balance.get}\` responde o saldo de quem pergunta, um número em \`${balance.value}\`. O painel o pede depois de abrir e depois do que
foi pago. Um erro não é saldo zero: o painel diz que não o sabe.`
    : ''
  return [`## Créditos${costs}${operation}`]
}

function usageChapter(model: Model, sourceName: string): string[] {
  const usage = findUsage(model, sourceName)
  if (!usage) return []
  return [
    `## Uso da equipe

\`GET ${usage.get}\` responde quanto a equipe de quem pergunta consultou nos últimos 30 dias, hoje incluído: uma linha por dia e
consulta, em \`${usage.rows}\`. O dia é o de Brasília. Só vão consultas que quem pergunta pode fazer, e nada do que foi consultado nem
por quem. Se a pessoa não pode ver o uso, responda **403**. Um erro não é uso zero: o painel diz que não o sabe.`,
  ]
}

const answersChapter = `## Respostas

São JSON. É obrigatório o que alguma tela mostra e que nenhum exemplo deixa de ter; \`null\` só vale onde algum exemplo o tem.
O resto é opcional, e mais pode vir: o painel não lê o que não conhece. Datas são \`AAAA-MM-DD\`, com hora conforme a RFC 3339,
e números vão como números.

\`x-echo\`, numa operação, diz que valores da resposta repetem o que foi pedido. Uma resposta que repete outro documento é sobre
outra pessoa, empresa ou veículo: o painel não mostra nada dela e a dá por falha. Confira isso antes de responder.

**404** quer dizer que nada foi achado, e só com o corpo que a operação diz. Outro 404, como o de um proxy que não conhece o
caminho, o painel mostra como \`A fonte não tem este caminho\`: não responda assim a quem pergunta por um documento.`

const createErrorsChapter = (isAuthenticated: boolean) => `## Erros

- **400**: o pedido não segue o contrato. O corpo diz que campo está errado.
${isAuthenticated ? authErrors : ''}- **429**: pedidos demais; \`Retry-After\` diz quanto esperar.
- **5xx**: a fonte está fora do ar. O painel repete um GET, nunca um POST, que pode ser cobrado.
- Os textos que uma operação dá a um código, como o 402, são os que o painel mostra. O corpo de um erro não chega a quem consulta.`

const authErrors = `- **401**: o token não vale. O painel o renova uma vez e pergunta de novo; por isso, o que foi recusado não pode ser cobrado.
- **403**: a pessoa não pode perguntar isto.
`

/** Returns the chapter about what the source has to log. */
const auditChapter = (source: Source): string[] =>
  isAudited(source)
    ? [
        `## Registro

Todo pedido do painel leva \`${requestIdHeader}\`, um UUID, e \`${clientVersionHeader}\`, a versão do painel. Outro cliente pode
não os mandar, e a resposta não os repete. Cada tentativa é um pedido com código próprio: a repetição de um GET e o pedido com o
token renovado têm outro. O painel mostra com uma falha, e grava no JSON e no relatório, o código do último pedido à fonte de que
fala. Registre os dois com quem perguntou, o quê, a finalidade e o resultado; os documentos só como resumo com chave (HMAC). O
preflight (CORS) deve permitir os dois cabeçalhos.`,
      ]
    : []
