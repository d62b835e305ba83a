/** The views by the library's names, with the label of a step in each. */
export const views = {
  dayGridMonth: { label: 'Mês', previous: 'Mês anterior', next: 'Próximo mês' },
  timeGridWeek: { label: 'Semana', previous: 'Semana anterior', next: 'Próxima semana' },
  timeGridDay: { label: 'Dia', previous: 'Dia anterior', next: 'Próximo dia' },
  listMonth: { label: 'Lista', previous: 'Mês anterior', next: 'Próximo mês' },
} as const

export type ViewName = keyof typeof views

export const viewNames = Object.keys(views) as ViewName[]

export const isViewName = (name: string | undefined): name is ViewName =>
  name !== undefined && Object.hasOwn(views, name)
