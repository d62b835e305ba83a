import { type CastId, findCastMember } from '../../parts/cast.ts'
import type { ChatState } from './chat.ts'

type SampleLine = [sender: 'me' | 'them', content: string]

type SampleChat = {
  avatar: CastId
  status: 'active' | 'offline'
  /** Time since the last line. */
  minutesAgo: number
  lines: SampleLine[]
}

const samples: SampleChat[] = [
  {
    avatar: 'marina',
    status: 'active',
    minutesAgo: 4,
    lines: [
      ['them', 'Bom dia! Viu a lista de cadastros sem endereço?'],
      ['me', 'Bom dia! Vi, são vinte. Fico com a primeira metade.'],
      ['them', 'Ótimo. A maioria é do interior, então o CEP resolve quase tudo.'],
      ['me', 'Então começo por eles.'],
      ['them', 'Combinado. Quando terminar, me avisa que eu confiro.'],
    ],
  },
  {
    avatar: 'rogerio',
    status: 'active',
    minutesAgo: 35,
    lines: [
      ['me', 'O relatório do mês já está na pasta.'],
      ['them', 'Recebi, obrigado!'],
      ['them', 'E o café na sexta, continua de pé?'],
    ],
  },
  {
    avatar: 'jussara',
    status: 'offline',
    minutesAgo: 130,
    lines: [
      ['them', 'A Livraria Exemplo perguntou sobre a renovação do contrato.'],
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
      ['them', 'Testei com a conexão limitada: abre em dois segundos.'],
      ['them', 'Mando os números amanhã.'],
    ],
  },
  {
    avatar: 'noemia',
    status: 'offline',
    minutesAgo: 1500,
    lines: [
      ['them', 'Troquei as telas antigas do passo a passo.'],
      ['me', 'Ficaram muito mais claras!'],
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
    ],
  },
  {
    avatar: 'dirce',
    status: 'active',
    minutesAgo: 8800,
    lines: [['them', 'Recebi a fatura. Obrigada!']],
  },
]

const pauseMinutes = 3

/** Invented contacts and messages, dated relative to now. */
export function seedChat(now = Date.now()): ChatState {
  const toIsoTime = (minutes: number) => new Date(now - minutes * 60_000).toISOString()
  return {
    contacts: samples.map(({ avatar, status, minutesAgo, lines }) => ({
      id: avatar,
      fullName: findCastMember(avatar).name,
      role: findCastMember(avatar).role,
      lastmessage: lines.at(-1)?.[1] ?? '',
      lastmessageTime: toIsoTime(minutesAgo),
      unredmessage: Math.floor(Math.random() * 10),
      avatar,
      status,
    })),
    chats: samples.map(({ avatar, minutesAgo, lines }) => ({
      id: `chat-${avatar}`,
      userId: avatar,
      messages: lines.map(([sender, content], index) => ({
        img: sender === 'me' ? 'me' : avatar,
        content,
        time: toIsoTime(minutesAgo + (lines.length - 1 - index) * pauseMinutes),
        sender,
      })),
    })),
    profileinfo: {
      role: 'Consultas',
      about: 'Respondo em horário comercial. Se for urgente, pode ligar.',
      status: 'active',
    },
  }
}
