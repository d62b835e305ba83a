export const sessionTitle = 'Consultas desta sessão'
