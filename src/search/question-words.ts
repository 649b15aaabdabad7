/**
 * Words of asking, politeness and pronouns, in the languages in which readers ask: they weigh nothing beside others. What English and
 * Russian have of them in lunr's lists of stop words is not repeated.
 */
import { fold } from './words';

const WORDS = `
much many times often long please thanks thank hello hi help want wants need needs try trying tried show tell give
possible way ways best happen happens happened still already really actually just now today yesterday again always never
something anything nothing everything someone anyone nobody thing things i'm don't can't won't doesn't didn't isn't
know knows known look looks shows showed through exactly properly correctly kindly sorry maybe somebody anybody
im dont doesnt didnt cant wont isnt whats hows
make makes made do does did done use using used put get gets got go goes went come comes came
our ours your yours my mine his her their theirs us them

можно нельзя нужно надо хочу хотим хочет могу может пожалуйста подскажите помогите спасибо здравствуйте почему зачем
откуда куда какой какая какие каким какую сколько который которая которые наш наша наши наше ваш ваша ваши мой моя мои
если ли что чтобы это этот эта эти такое делать сделать есть нет уже еще очень просто сейчас сегодня вчера опять снова
нам нас мне меня вам узнать посмотреть видно вижу

como que cual cuál cuando cuándo cuanto cuánto donde dónde quien quién por para con sin de del la las los lo el un una unos
unas y o en es son está estan hay mi mis su sus nuestro nuestra puedo puede quiero necesito hacer favor gracias hola se me al
ver saber hago tengo tiene desde hasta sobre

como que qual quando quanto onde quem por para com sem de do da dos das o os a as um uma uns umas e ou em no na nos nas é são
está há meu minha meus minhas seu sua nosso nossa posso pode quero preciso fazer favor obrigado olá se me ao não
ver saber faço tenho tem desde até sobre

的 了 吗 呢 吧 啊 是 在 和 与 或 有 没有 我 我们 你 你们 您 请 请问 谢谢 怎么 怎样 如何 什么 为什么 哪里 哪个 哪些 多少 几 可以 能 能否 是否 要 想 想要
需要 怎么办 这个 那个
`;

/**
 * Verbs of doing anything to anything: what a reader wants to do says less than to what. Few pages have them in a reader's language, so
 * their rarity would say that they weigh most.
 */
const GENERAL_VERBS = `
change changing add adding check checking create creating see view viewing show find finding open opening set setting give giving
take taking start starting stop stopping keep keeping read reading choose select handle build run

сменить менять поменять изменить добавить проверить создать посмотреть найти открыть настроить дать взять получить отправить
начать остановить выбрать указать поставить убрать показать

cambiar agregar añadir verificar comprobar crear mirar encontrar abrir configurar dar tomar recibir enviar empezar elegir poner
alterar mudar trocar adicionar conferir criar olhar encontrar abrir configurar dar pegar receber começar escolher colocar
`;

const generalVerbs = setOf(GENERAL_VERBS);

const questionWords = setOf(WORDS);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(fold));
}

/** @param key a key of `splitWords` */
export function isQuestionWord(key: string): boolean {
  return questionWords.has(key);
}

/** @param key a key of `splitWords` */
export function isGeneralVerb(key: string): boolean {
  return generalVerbs.has(key);
}
