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
      ['them', 'Oi! A Tereza me passou os cadastros para conferir. São quase dois mil.'],
      ['me', 'Nossa! Dá para dividir por estado?', { gap: 6 }],
      ['them', 'Dá. Fico com o Sul e o Sudeste, e o Otávio com o resto.', { gap: 4 }],
      ['me', 'Fechado. Se faltarem créditos, me avisa.', { theirReaction: 'like' }],
      ['them', 'Oi! Começou a conferência dos cadastros.', { gap: 2 * day - 50 }],
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
      ['them', 'Fechei o mês. Sobraram 180 créditos do pacote.'],
      ['me', 'Melhor do que eu esperava. E as consultas de CNPJ?', { gap: 9 }],
      ['them', 'Subiram 12%. Faço um gráfico para a reunião.', { gap: 5 }],
      ['them', 'O gráfico do mês ficou assim.', { gap: day + 40, files: [monthChart], ownReaction: 'like' }],
      ['me', 'Muito claro. A terceira semana caiu por causa do feriado?', { gap: 14 }],
      ['them', 'Foi isso mesmo. Escrevo uma nota embaixo.'],
      ['me', 'O relatório do mês já está na pasta.', { gap: 2 * day }],
      ['them', 'Recebi, obrigado!', { repliesTo: 6 }],
      ['them', 'E o café na sexta, continua de pé?'],
    ],
  },
  {
    avatar: 'jussara',
    status: 'offline',
    minutesAgo: 130,
    lines: [
      ['them', 'A Padaria Amostra quer saber dos pacotes.'],
      ['me', 'Manda a tabela de preços e marca uma ligação.', { gap: 20 }],
      ['them', 'Marquei para amanhã, às duas.', { gap: 35 }],
      ['them', 'A ligação foi boa! Ficaram com o pacote de quinhentas.', { gap: day, ownReaction: 'party' }],
      ['me', 'Parabéns! Essa venda é toda sua.', { gap: 8, theirReaction: 'love' }],
      ['them', 'A Livraria Modelo perguntou sobre a renovação do contrato.', { gap: 2 * day }],
      ['me', 'Respondo ainda hoje. Pode avisar?'],
      ['them', 'Já avisei.'],
    ],
  },
  {
    avatar: 'caetano',
    status: 'active',
    minutesAgo: 300,
    lines: [
      ['them', 'A busca agora acha nomes com e sem acento.'],
      ['me', 'Testei com “Noêmia” e com “noemia”: achou nos dois.', { gap: 25 }],
      ['them', 'Obrigado por conferir! Fecho a tarefa.', { ownReaction: 'like' }],
      ['me', 'No celular, o painel demora com internet lenta?', { gap: 2 * day }],
      ['them', 'Testei com a conexão limitada: abre em dois segundos.', { gap: 50, ownReaction: 'wow' }],
      ['them', 'Mando os números amanhã.'],
    ],
  },
  {
    avatar: 'noemia',
    status: 'offline',
    minutesAgo: 1500,
    lines: [
      ['them', 'Comecei o passo a passo da consulta por CEP.'],
      ['me', 'Dá para mostrar também um CEP que não existe?', { gap: 15 }],
      ['them', 'Boa ideia. Faço uma tela só para isso.', { repliesTo: 1, ownReaction: 'like' }],
      ['them', 'Troquei as telas antigas do passo a passo.', { gap: 2 * day }],
      ['me', 'Ficaram muito mais claras!', { theirReaction: 'love' }],
    ],
  },
  {
    avatar: 'otavio',
    status: 'active',
    minutesAgo: 1720,
    lines: [
      ['them', 'O fornecedor entrega amanhã cedo.'],
      ['me', 'Pede a nota com o CNPJ da filial.', { gap: 7 }],
      ['them', 'Já pedi. Vem papel também.'],
      ['them', 'A impressora nova chegou.', { gap: day - 200 }],
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
      ['them', 'Revisei o contrato da Livraria Modelo.'],
      ['me', 'Achou algum problema?', { gap: 30 }],
      ['them', 'Só o prazo do aviso. Sugiro trinta dias.'],
      ['me', 'A cláusula de renovação vale para seis meses também?', { gap: day + 60 }],
      ['them', 'Vale. Mando o trecho certo para você citar.'],
      ['them', 'É este:', { files: [clause], gap: 20 }],
    ],
  },
  {
    avatar: 'dirce',
    status: 'active',
    minutesAgo: 8800,
    lines: [
      ['them', 'Olá! Posso mudar o dia do vencimento?'],
      ['me', 'Pode, sim. Prefere dia 5 ou dia 20?', { gap: 11 }],
      ['them', 'Dia 20, por favor.'],
      ['me', 'Pronto. Vale já para a próxima fatura.', { gap: 6, theirReaction: 'like' }],
      ['me', 'A fatura com o novo vencimento foi para o seu e-mail.', { gap: 3 * day }],
      ['them', 'Recebi a fatura. Obrigada!', { gap: 95 }],
    ],
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
