import { type CastId, findCastMember } from '../../parts/cast.ts'
import { createTextFile } from '../../parts/stored-file.ts'
import type { ChatMessage, ChatState } from './chat.ts'
import { countAwaiting } from './chat-search.ts'

type SampleExtra = Pick<ChatMessage, 'files' | 'ownReaction' | 'theirReaction' | 'isStarred'> & {
  /** Minutes since the previous line; `pauseMinutes` without it. */
  gap?: number
  /** The index of the line that this one replies to. */
  repliesTo?: number
}

type SampleLine = [sender: 'me' | 'them', content: string, extra?: SampleExtra]

type SampleChat = {
  avatar: CastId
  status: 'active' | 'offline'
  /** Time since the last line. */
  minutesAgo: number
  lines: SampleLine[]
}

const day = 24 * 60

const pauseMinutes = 3

const addresses = createTextFile(
  'cadastros-sem-endereco.csv',
  'nome;cidade;uf\nIvone Modelo Bittencourt;Vassouras;RJ\nAnselmo Exemplo do Vale;Olinda;PE\nDalva Modelo Serrano;Pirenópolis;GO\n',
  'text/csv',
)

const clause = createTextFile(
  'clausula-de-renovacao.txt',
  'Cláusula 7. O contrato renova-se por período igual ao contratado, salvo aviso de trinta dias.\n',
)

const monthChart = createTextFile(
  'consultas-do-mes.svg',
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 160"><rect width="320" height="160" fill="#f4f6f8"/><g fill="#0f766e"><rect x="30" y="90" width="40" height="50"/><rect x="90" y="70" width="40" height="70"/><rect x="150" y="82" width="40" height="58"/><rect x="210" y="40" width="40" height="100"/></g><path d="M20 140h280" stroke="#667" stroke-width="2"/></svg>',
  'image/svg+xml',
)

const samples: SampleChat[] = [
  {
    avatar: 'marina',
    status: 'active',
    minutesAgo: 4,
    lines: [
      ['them', 'Oi! Começou a conferência dos cadastros.'],
      ['me', 'Oi, Marina! Quantos voltaram?', { gap: 12 }],
      ['them', 'Até agora, uns trezentos. Mando a lista quando terminar.'],
      ['them', 'Bom dia! Viu a lista de cadastros sem endereço?', { gap: day, files: [addresses] }],
      ['me', 'Bom dia! Vi, são vinte. Fico com a primeira metade.', { theirReaction: 'like' }],
      ['them', 'Ótimo. A maioria é do interior, então o CEP resolve quase tudo.'],
      ['me', 'Então começo por eles.'],
      ['them', 'Combinado. Quando terminar, me avisa que eu confiro.', { isStarred: true }],
      ['them', 'Deixei a planilha de conferência na pasta da equipe.', { gap: 1 }],
    ],
  },
  {
    avatar: 'rogerio',
    status: 'active',
    minutesAgo: 35,
    lines: [
      ['them', 'O gráfico do mês ficou assim.', { files: [monthChart], ownReaction: 'like' }],
      ['me', 'O relatório do mês já está na pasta.', { gap: day }],
      ['them', 'Recebi, obrigado!', { repliesTo: 1 }],
      ['them', 'E o café na sexta, continua de pé?'],
    ],
  },
  {
    avatar: 'jussara',
    status: 'offline',
    minutesAgo: 130,
    lines: [
      ['them', 'A Livraria Modelo perguntou sobre a renovação do contrato.'],
      ['me', 'Respondo ainda hoje. Pode avisar?'],
      ['them', 'Já avisei.'],
    ],
  },
  {
    avatar: 'caetano',
    status: 'active',
    minutesAgo: 300,
    lines: [
      ['me', 'No celular, o painel demora com internet lenta?'],
      ['them', 'Testei com a conexão limitada: abre em dois segundos.', { ownReaction: 'wow' }],
      ['them', 'Mando os números amanhã.'],
    ],
  },
  {
    avatar: 'noemia',
    status: 'offline',
    minutesAgo: 1500,
    lines: [
      ['them', 'Troquei as telas antigas do passo a passo.'],
      ['me', 'Ficaram muito mais claras!', { theirReaction: 'love' }],
    ],
  },
  {
    avatar: 'otavio',
    status: 'active',
    minutesAgo: 1720,
    lines: [
      ['them', 'A impressora nova chegou.'],
      ['me', 'Deixa na recepção, por favor.'],
      ['them', 'Deixei.'],
    ],
  },
  {
    avatar: 'tereza',
    status: 'offline',
    minutesAgo: 3100,
    lines: [['them', 'A conversa semanal passou para quarta, às dez.']],
  },
  {
    avatar: 'celio',
    status: 'offline',
    minutesAgo: 5900,
    lines: [
      ['me', 'A cláusula de renovação vale para seis meses também?'],
      ['them', 'Vale. Mando o trecho certo para você citar.'],
      ['them', 'É este:', { files: [clause], gap: 20 }],
    ],
  },
  {
    avatar: 'dirce',
    status: 'active',
    minutesAgo: 8800,
    lines: [['them', 'Recebi a fatura. Obrigada!']],
  },
]

function createMessages({ avatar, minutesAgo, lines }: SampleChat, now: number): ChatMessage[] {
  const gaps = lines.map(([, , extra]) => extra?.gap ?? pauseMinutes)
  const times = lines.map((_, index) => {
    const minutes = gaps.slice(index + 1).reduce((sum, gap) => sum + gap, minutesAgo)
    return new Date(now - minutes * 60_000).toISOString()
  })
  return lines.map(([sender, content, { gap: _, repliesTo, ...extra } = {}], index) => {
    const replyTo = repliesTo === undefined ? undefined : times[repliesTo]
    return {
      img: sender === 'me' ? 'me' : avatar,
      content,
      time: times[index] ?? '',
      sender,
      ...(replyTo ? { replyTo } : {}),
      ...extra,
    }
  })
}

/** Invented contacts and messages, dated relative to now. */
export function seedChat(now = Date.now()): ChatState {
  const chats = samples.map((sample) => ({ sample, messages: createMessages(sample, now) }))
  return {
    contacts: chats.map(({ sample: { avatar, status }, messages }) => ({
      id: avatar,
      fullName: findCastMember(avatar).name,
      role: findCastMember(avatar).role,
      lastmessage: messages.at(-1)?.content ?? '',
      lastmessageTime: messages.at(-1)?.time ?? '',
      // Random as specified, but not more than there are to read.
      unredmessage: Math.min(Math.floor(Math.random() * 10), countAwaiting(messages)),
      avatar,
      status,
    })),
    chats: chats.map(({ sample: { avatar }, messages }) => ({
      id: `chat-${avatar}`,
      userId: avatar,
      messages,
    })),
    profileinfo: {
      role: 'Consultas',
      about: 'Respondo em horário comercial. Se for urgente, pode ligar.',
      status: 'active',
    },
  }
}
