import { clientVersionHeader, isAudited, requestIdHeader } from '../../../manifest/contract/audit-headers.ts'
import type { Source } from '../../../manifest/schema/sources.ts'
import type { Parameter } from './openapi.ts'

/** Returns the headers that name a request and its client; none for a source with `audit: false`. */
export const auditParameters = (source: Source): Parameter[] =>
  isAudited(source)
    ? [
        {
          name: requestIdHeader,
          in: 'header',
          required: false,
          description:
            'O código deste pedido, outro a cada tentativa. O painel sempre o manda e o mostra com uma falha.',
          schema: { type: 'string', format: 'uuid' },
        },
        {
          name: clientVersionHeader,
          in: 'header',
          required: false,
          description: 'A versão do painel que pergunta, como `0.10.0+1a2b3c4`. O painel sempre a manda.',
          schema: { type: 'string', minLength: 1 },
        },
      ]
    : []

/** Returns the chapter about what the source has to log. */
export const auditChapter = (source: Source): string[] =>
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
