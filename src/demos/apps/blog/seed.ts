import { type CastId, findCastMember } from '../../parts/cast.ts'
import { dayFromToday } from '../../parts/days.ts'
import type { Comment } from './comment.ts'

const createComment = (
  id: string,
  articleId: string,
  author: CastId,
  [days, time]: [number, string],
  text: string,
  parentId?: string,
): Comment => ({
  id,
  articleId,
  author: findCastMember(author).name,
  at: `${dayFromToday(-days)}T${time}:00`,
  text,
  isOwn: false,
  ...(parentId ? { parentId } : {}),
})

/** The people of the cast who like an article. */
export const likedBy: Record<string, readonly CastId[]> = {
  'digitos-do-cpf': ['rogerio', 'noemia', 'otavio', 'caetano'],
  'cnpj-com-letras': ['marina', 'tereza'],
  'como-ler-um-cep': ['jussara'],
  'consultar-com-base-legal': ['rogerio', 'celio', 'tereza'],
  'mitos-do-score': ['dirce'],
}

/** Comments of invented readers, oldest first. */
export const seedComments = (): Comment[] => [
  createComment(
    'planilha',
    'cnpj-com-letras',
    'noemia',
    [6, '10:20'],
    'Nossa planilha comia os zeros à esquerda havia anos. Guardar como texto resolveu as duas coisas de uma vez.',
  ),
  createComment(
    'guardanapo',
    'digitos-do-cpf',
    'caetano',
    [4, '09:05'],
    'Fiz a conta no papel com o meu e bateu. Agora entendi por que o formulário avisa antes de eu terminar de digitar.',
  ),
  createComment(
    'regiao',
    'digitos-do-cpf',
    'jussara',
    [3, '16:40'],
    'Tirei o meu em Salvador e moro em Recife. O nono dígito continua sendo o da Bahia, certo?',
  ),
  createComment(
    'resposta',
    'digitos-do-cpf',
    'marina',
    [3, '17:15'],
    'Isso mesmo, Jussara: ele fica com a região em que a inscrição foi feita, mesmo que você se mude.',
    'regiao',
  ),
  createComment(
    'motivo',
    'consultar-com-base-legal',
    'rogerio',
    [2, '11:30'],
    'Passamos a registrar o motivo em um campo obrigatório. Deu menos trabalho do que parecia.',
  ),
]
