export { main } from '../cli/main.ts'
export { startPrinter } from '../emit/printer.ts'
export { runAndWrite } from '../run.ts'
