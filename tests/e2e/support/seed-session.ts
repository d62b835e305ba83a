/** The module of the session, as the development server has it. */
type SessionModule = typeof import('../../../src/state/session.ts')

/**
 * Fills the session with answers about `count` subjects: people, companies, vehicles and phones, of which some led to
 * others and some share phones and e-mails. Runs in a page of the development server, before anything is shown.
 */
export async function seedSession(count: number): Promise<void> {
  const modulePath = '/src/state/session.ts'
  const { cacheAnswer } = (await import(modulePath)) as SessionModule
  let state = 7
  const random = (limit: number) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * limit)
  }
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item
  const firstNames = ['Marina', 'João', 'Antônia', 'Rafael', 'Beatriz', 'Sebastião', 'Luíza', 'Caio']
  const lastNames = ['do Vale', 'Exemplo Guimarães', 'Teste de Albuquerque', 'Amostra', 'Modelo da Conceição']
  const checkDigit = (digits: number[], weights: number[]) => {
    const rest = weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const countDown = (from: number, length: number, lowest = 2) =>
    Array.from({ length }, (_, index) => {
      const weight = from - index
      return weight < lowest ? weight + 8 : weight
    })
  const createCpf = (index: number) => {
    const digits = [...String(100_000_000 + index * 7919)].map(Number)
    digits.push(checkDigit(digits, countDown(10, 9)))
    digits.push(checkDigit(digits, countDown(11, 10)))
    return digits.join('')
  }
  const createCnpj = (index: number) => {
    const digits = [...String(10_000_000 + index * 6151), '0', '0', '0', '1'].map(Number)
    digits.push(checkDigit(digits, countDown(5, 12)))
    digits.push(checkDigit(digits, countDown(6, 13)))
    return digits.join('')
  }
  const phones: string[] = []
  const entryIds: string[] = []
  for (let index = 0; index < count; index += 1) {
    const cluster = Math.floor(index / 24)
    const near = entryIds.slice(cluster * 24)
    const originId = near.length > 0 && random(10) < 7 ? pick(near.slice(0, 7)) : undefined
    const kind = (['cpf', 'cpf', 'cpf', 'cnpj', 'placa', 'cpf', 'cnpj', 'phone'] as const)[index % 8] ?? 'cpf'
    const ownPhone = `219${String(10_000_000 + index * 131).slice(0, 8)}`
    const phone =
      phones.length > 0 && random(10) < 3
        ? (phones.at(-1 - random(Math.min(6, phones.length))) ?? ownPhone)
        : ownPhone
    phones.push(phone)
    const value =
      kind === 'cpf'
        ? createCpf(index)
        : kind === 'cnpj'
          ? createCnpj(index)
          : kind === 'placa'
            ? `BRA${index % 10}A${String(index).padStart(2, '0').slice(-2)}`
            : `219${String(50_000_000 + index * 17).slice(0, 8)}`
    const hidden = {
      cpf: `•••.•••.•••-${value.slice(-2)}`,
      cnpj: value,
      placa: value,
      phone: `(21) •••••-••${value.slice(-2)}`,
    }[kind]
    const consulta = {
      cpf: { consultaId: 'cpf/4', family: 'cpf', path: '/consulta/cpf/4', title: 'Telefones e e-mails' },
      cnpj: { consultaId: 'cnpj/1', family: 'cnpj', path: '/consulta/cnpj', title: 'Dados cadastrais' },
      placa: { consultaId: 'placa/1', family: 'placa', path: '/consulta/placa', title: 'Dados do veículo' },
      phone: {
        consultaId: 'telefone/1',
        family: 'telefone',
        path: '/consulta/telefone',
        title: 'Titular do telefone',
      },
    }[kind]
    const name =
      kind === 'cpf'
        ? `${pick(firstNames)} ${pick(lastNames)} ${index}`
        : kind === 'cnpj'
          ? `Empresa ${pick(lastNames)} ${index} Ltda.`
          : undefined
    const entry = cacheAnswer(
      {
        ...(consulta as { consultaId: string; family: string; path: '/consulta/cpf'; title: string }),
        kind,
        subject: hidden,
        subjectValue: value,
        ms: 120,
        ...(name === undefined ? {} : { name }),
        ...(originId === undefined ? {} : { origin: { id: originId, label: 'CPF' } }),
      },
      { [kind === 'phone' ? 'telefone' : kind]: value },
      {
        status: 'found',
        source: 'Gateway de dados',
        isDemo: true,
        at: Date.now() - index * 60_000,
        answer: {
          [kind]: value,
          nome: name ?? '',
          telefones: [{ numero: phone }],
          emails: [{ endereco: `contato${cluster}@exemplo${random(9)}.com.br` }],
        },
      },
    )
    entryIds.push(entry.id)
  }
}
