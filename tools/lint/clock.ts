// The lint rule `clock/one`: everything that asks for the time asks the one clock (tools/one-clock.ts).
// oxlint loads this file as a plugin (.oxlintrc.json).
import { relative, sep } from 'node:path'
import { asksDatabase, instead, isBound } from '../one-clock.ts'

interface Node {
  type: string
}

interface Named extends Node {
  name?: string
}

interface Asking extends Node {
  callee: Named
  arguments: unknown[]
}

interface Member extends Node {
  object: Named
  property: Named
}

interface Context {
  cwd: string
  filename: string
  report(finding: { node: Node; message: string }): void
}

function create(context: Context) {
  if (!isBound(relative(context.cwd, context.filename).split(sep).join('/'))) return {}
  const report = (node: Node) => context.report({ node, message: instead })
  const checkCall = (node: Asking) => {
    if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
  }
  const checkText = (node: Node, text: unknown) => {
    if (typeof text === 'string' && asksDatabase(text)) report(node)
  }
  return {
    NewExpression: checkCall,
    CallExpression: checkCall,
    MemberExpression: (node: Member) => {
      if (node.object.name === 'Date' && node.property.name === 'now') report(node)
    },
    Literal: (node: Node & { value: unknown }) => checkText(node, node.value),
    TemplateElement: (node: Node & { value: { raw: string } }) => checkText(node, node.value.raw),
  }
}

export default { meta: { name: 'clock' }, rules: { one: { create } } }
