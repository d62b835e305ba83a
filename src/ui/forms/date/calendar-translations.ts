import type { DatePickerRootProps } from '@chakra-ui/react'

type CalendarTranslations = NonNullable<DatePickerRootProps['translations']>

export const calendarTranslations: CalendarTranslations = {
  content: 'Calendário',
  monthSelect: 'Mês',
  yearSelect: 'Ano',
  clearTrigger: 'Limpar a data',
  weekColumnHeader: 'Semana',
  weekNumberCell: (week) => `Semana ${week}`,
  trigger: (isOpen) => (isOpen ? 'Fechar o calendário' : 'Abrir o calendário'),
  prevTrigger: (view) => ({ day: 'Mês anterior', month: 'Ano anterior', year: 'Década anterior' })[view],
  nextTrigger: (view) => ({ day: 'Próximo mês', month: 'Próximo ano', year: 'Próxima década' })[view],
  presetTrigger: ([start = '', end = '']) => `Escolher de ${start} a ${end}`,
  placeholder: () => ({ day: 'dd', month: 'mm', year: 'aaaa' }),
  dayCell: ({ unavailable, firstInRange, lastInRange, inRange, selected, valueText }) => {
    if (unavailable) return `Indisponível: ${valueText}`
    if (firstInRange) return `Início do período: ${valueText}`
    if (lastInRange) return `Fim do período: ${valueText}`
    if (inRange) return `No período: ${valueText}`
    return selected ? `Escolhido: ${valueText}` : `Escolher ${valueText}`
  },
}
