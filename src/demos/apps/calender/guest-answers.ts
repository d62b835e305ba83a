export const answers = {
  pending: { label: 'Sem resposta', palette: 'neutral', partstat: 'NEEDS-ACTION' },
  yes: { label: 'Vai', palette: 'success', partstat: 'ACCEPTED' },
  maybe: { label: 'Talvez', palette: 'warning', partstat: 'TENTATIVE' },
  no: { label: 'Não vai', palette: 'danger', partstat: 'DECLINED' },
} as const

export type Answer = keyof typeof answers

export const answerNames = Object.keys(answers) as [Answer, ...Answer[]]

export type Guest = { id: string; answer: Answer }
