import { choice } from './about.ts'

/** The display format of a value. Without one, the value is shown as text. */
export const format = choice({
  cpf: 'CPF com pontos e hífen: 111.444.777-35',
  cnpj: 'CNPJ com pontos, barra e hífen; público, nunca oculto',
  cep: 'CEP com hífen: 01001-000; público, nunca oculto',
  phone: 'Telefone com DDD: (11) 91234-5678',
  email: 'Endereço de e-mail',
  name: 'Nome de pessoa, que leva às consultas por nome',
  nis: 'NIS, PIS ou PASEP com pontos e hífen',
  cns: 'Cartão Nacional de Saúde em grupos',
  titulo: 'Título de eleitor em grupos',
  cnae: 'Atividade econômica: 6201-5/01; pública, nunca oculta',
  placa: 'Placa de veículo; pública, nunca oculta',
  process: 'Número de processo do CNJ',
  renavam: 'Renavam',
  date: 'Dia: 31/01/2024',
  datetime: 'Dia e hora: 31/01/2024 14:30',
  month: 'Mês: jan. de 2024',
  currency: 'Reais: R$ 1.234,56',
  number: 'Número com pontos e vírgula: 1.234,5',
  percent: 'Porcentagem: 12,5%',
  'yes-no': 'Sim ou Não',
  list: 'Vários valores, separados por vírgulas',
})
