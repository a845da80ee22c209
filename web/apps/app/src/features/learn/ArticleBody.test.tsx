import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ArticleBody, spokenPieces } from './ArticleBody'

test('plain text markup is shown as it is meant', () => {
  render(<ArticleBody html="<h2>Cool first</h2><p>Things that <em>lower</em> it.</p><ul><li>One</li></ul>" />)
  expect(screen.getByRole('heading', { name: 'Cool first' })).toBeVisible()
  expect(screen.getByText('lower').tagName).toBe('EM')
  expect(screen.getByRole('listitem')).toHaveTextContent('One')
})

test('nothing but text comes through', () => {
  const { container } = render(
    <ArticleBody
      html={`<p onclick="alert(1)" style="color:red" class="x">Hello</p><script>alert(1)</script>
        <img src="https://elsewhere.example/x.png" onerror="alert(1)"><iframe src="//elsewhere.example"></iframe>
        <a href="javascript:alert(1)">one</a> <a href="//elsewhere.example">two</a> <form><input></form>
        <svg><script>alert(1)</script></svg>`}
    />,
  )
  expect(container.querySelectorAll('script, img, iframe, form, input, svg, a')).toHaveLength(0)
  expect(screen.getByText('Hello').attributes).toHaveLength(0)
  expect(container).toHaveTextContent('Hello one two')
  expect(container.innerHTML).not.toContain('alert')
})

test('links lead out without telling where from', () => {
  render(<ArticleBody html='<p><a href="https://doi.org/10.1/x" onclick="x()">a paper</a></p>' />)
  const link = screen.getByRole('link', { name: 'a paper' })
  expect(link).toHaveAttribute('rel', 'noreferrer')
  expect(link).not.toHaveAttribute('onclick')
})

test('it is spoken piece by piece, each once', () => {
  expect(spokenPieces('<h2>A</h2><p>b\n c</p><blockquote><p>d</p></blockquote><ul><li>e</li><li></li></ul>')).toEqual([
    'A',
    'b c',
    'd',
    'e',
  ])
})
