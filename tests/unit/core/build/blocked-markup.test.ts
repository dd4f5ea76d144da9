/** Markup of templates that browsers block, and markup that looks like it. */
import { expect, test } from 'vitest'
import { blockedMarkup } from '../../../../core/build/bundle/blocked-markup.ts'
import { parseScript } from '../../../../core/build/bundle/parse-script.ts'

async function found(markup: string): Promise<readonly string[]> {
  const text = `export const Card = (props) => ${markup}`
  const { program, errors } = await parseScript('card.tsx', text)
  expect(errors).toEqual([])
  return blockedMarkup(program).map(
    ({ kind, what, start, end }) => `${kind} ${what} ${text.slice(start, end)}`,
  )
}

test.each([
  ['<b style={{ color: "red" }}/>', 'style style style'],
  ['<b style="color: red"/>', 'style style style'],
  ['<><p>{props.all.map((each) => <b style={each}/>)}</p></>', 'style style style'],
  ['<style>{".a { color: red }"}</style>', 'style <style> style'],
  ['<button onClick={() => props.open()}/>', 'handler onClick onClick'],
  ['<body onload="start()"/>', 'handler onload onload'],
  ['<script>{"start()"}</script>', 'script <script> script'],
  ['<script type="module">{"start()"}</script>', 'script <script> script'],
  ['<script type="text/javascript">{"start()"}</script>', 'script <script> script'],
  ['<img src="https://cdn.example.com/a.png"/>', 'host src src'],
  ['<img src="//cdn.example.com/a.png"/>', 'host src src'],
  ["<img src={'HTTP://cdn.example.com/a.png'}/>", 'host src src'],
  ['<img srcSet={`https://cdn.example.com/${props.name}.png 2x`}/>', 'host srcSet srcSet'],
  ['<script src="https://cdn.example.com/a.js"></script>', 'host src src'],
  ['<link rel="stylesheet" href="https://fonts.example.com/css"/>', 'host href href'],
  ['<link rel="preconnect" href="https://fonts.example.com"/>', 'host href href'],
  ['<iframe src="https://www.youtube.com/embed/1"/>', 'host src src'],
])('%s is found', async (markup, expected) => {
  expect(await found(markup)).toEqual([expected])
})

test.each([
  ['<Box style="wide" onChange={props.changed}/>', 'the props of a component'],
  ['<Box.Part style="wide"/>', 'the props of a part of a component'],
  ['<a href="https://www.example.com/">x</a>', 'a link'],
  ['<link rel="canonical" href="https://www.example.com/"/>', 'a link that loads nothing'],
  ['<link href="https://www.example.com/"/>', 'a link without a relation'],
  ['<img src="/a.png" srcSet={props.srcset}/>', 'a file of the site'],
  ['<img src={`${props.base}/a.png`}/>', 'an address of the content'],
  ['<script type="application/ld+json">{props.data}</script>', 'data'],
  ['<script type={props.type}>{props.data}</script>', 'a type of the content'],
  ['<script src="/_a/own.js"></script>', 'a script of the site'],
  ['<b class="style" data-style="x" one="y" on="z">style onClick=</b>', 'other attributes and texts'],
  ['<svg xlink:href="https://www.example.com/"/>', 'an attribute with a namespace'],
])('%s is allowed: %s', async (markup) => {
  expect(await found(markup)).toEqual([])
})
