/**
 * Words that everybody says of everything, in the languages in which readers ask. A site on payments has few of them, so their rarity
 * there would say that they weigh most; in the language they are common and say little of what is looked for. Words that mean
 * something in payments (`hold`, `return`, `balance`, `point`) are not among them.
 */
import { fold } from './words';

const WORDS = `
able above accident across act actually afraid age ago ahead air allow allowed almost alone along already although among amazing
angry annoyed annoying anyway anywhere apart appear appears area arise around ask asked asking asks aside asleep attention aware away
awful bad badly basic basically be beat beautiful became become becomes been beforehand begin beginning begins begun behind being
believe belong belongs below beside besides best better beyond big bigger biggest bit blue boat both bother bottom bought
bright bring bringing brings broke brought busy buy buying buys by called calm came car care careful carry case certain
chance chances child children choice circle city clean clearly clever close cold comfortable coming common
complete completely concern concerned confused consider contain continue cool corner correct crazy cross current currently
cut daily dangerous dark daughter day days dead dear decide decided decides deep definitely degree describe despite
difficult dirty discover door double doubt down dozen dream dress drive drop dropped during each early
earth easier easily easiest easy eat edge effect eight either else enough enter entire entirely equal especially etc even
evening event eventually ever every everybody everyone everywhere evil except expect expected expects explain
eye eyes face fact facts fairly fall falls family famous far fast faster fastest father favorite favourite fear feel feels fell
few fight figure fill fine finger finish finished finishes first five fix fixed flat follow following foot force foreign
forward found four fourth free fresh friend friends front fun funny further future gave girl glad
god gone good got gotten great green grew ground grow guess guy guys had hair hand handed handle hands happy hard
harder hardly hate having head hear heard heart heavy held helped helpful helps here high higher hit hope hot hour hours house
huge human hundred hundreds hurry hurt idea ideas imagine immediately impossible include including indeed inside instead
intend interest interesting into job join jump just keeping keeps kept kid kill kind kinds knew lack lady large larger last
lasts lately later latest laugh lazy lead learn learned least leave leaves leaving led left leg less let lets lie life
light like liked likes likely little live lived lives long longer looked looking lot lots loud love luck lucky mad made main
mainly make making man manage manages managed many maybe meanwhile meet mention middle might mind minute minutes miss
mistake moment more morning most mostly mother mountain mouth must natural near nearly necessary neither never new nice night nine noise
none normal normally nose notice noticed obvious obviously occur occurs odd off offer often okay old older once one ones only onto
opposite ordinary other others otherwise ought out outside over overall own past people perfect perfectly perhaps person personal
piece place places plain please plenty possible possibly practical prefer prepare pretty probably
problem problems proper proud pull purpose quick quicker quickly quiet quite ran rather reach ready real reality realize
realized realise recent recently relevant remain remaining remains remind
rich rid right rise road room rough round run running runs sad safe safely said same sat save say saying says scared scary
seem seemed seems seen sense serious seriously seven several shall share she
should shouldn't side silly similar simple simplest simply since single sit six size sleep slow slower slowly small smaller smart
smooth soft solve somehow someone sometimes somewhere son soon sort sound space speak specific speed spend spent stand
standing step stick still stood straight strong stuff stupid subject such sudden suddenly suggest suit super supposed
sure surely surprise surprised talk talking taught teach tell telling tells ten than thank that their then therefore these they
think thinking thinks third those though thought thousand thousands three threw throw together told tomorrow tonight too took top
touch toward towards town tree tried tries true truth turn turned turning turns twelve twenty two typical under
understand understood unless unlike until unusual upon upset urgent useful usual usually various very via
walk walked wall want wanted wanting warm was watch water weird well went were whatever whenever wherever
whether while whole whose why wife win wish within without woman women wonder wondering won't work worked working works world
worried worry worse worst worth would wouldn't year years yellow yes yet you'll young

больше большой большие был была были было быть ваше важно ведь везде весь взять видеть вместе вниз вообще вопрос все всегда
всего всей всем всех всю выйти год года годы говорит говорить говорят далеко даже два две день дней для до довольно должен должна
должны дом другая другие другой другую друг думать думаю единственный ехать ещё жду ждать ждем ждём женщина жизнь забыл забыла
завтра зато здесь знает знать знаю иначе иногда идет идёт идти из или иметь именно имеет интересно каждый каждого каждую кажется
конец конечно который кроме кто кто-то куда-то легко лет лучше лучший любой люди людей людям люблю маленький мало маленькая
между мимо минут много многие мог может можем мочь мы на навсегда назад наверное наконец насколько начала невозможно несколько
никак никогда никто ничего новый ночь нормально нравится обычно обязательно один одна одно одного однако около она они оно остался
осталось от очень первый первая плохо плохой плохая по пока получается получилось помочь понять понял понимаю поэтому пора после
потом похоже почти правда правильно предыдущий прежде при пришел прийти пришлось про просит просят против проще прямо пусть работает
работать работаем рано раньше раз разный разные разных рядом с сам сама сами самый самая свой своя свои свою себе себя сегодняшний
сейчас сильно сказал сказать слишком слово случай случайно случилось случиться смотреть снова собой совсем спросить сразу среди
срочно старый стал стала стало стать столько стоит странно так также такие там тебя тем теперь тогда тоже только тот три трудно
туда тут ты тысяча ужасно уже уметь утром хватает хорошо хороший хорошая хотел хотела хотеть хотим хочется целый час часа часов
часто чего человек человека человеку чем через честно что-то чтоб

ahora alguien algo alguno alguna allí antes aquí así aún aunque bastante bien bueno buena cada casi casa cierto claro cosa cosas creo
cualquier debe debo debería decir dice dejar demasiado dentro después día días difícil dos durante ella ellos entonces entre
esa ese eso esta este esto fácil falta fue fuera gente gran grande haber había hace hacia haciendo hasta hombre hoy igual incluso
junto lado largo lejos lento llegar luego lugar malo mala mañana manera mejor menos mientras mismo misma momento muchas mucho muchos
mujer mundo muy nada nadie ni ningún ninguna nosotros nuevo nueva nunca otra otras otro otros parece parte pasa pasar pasó peor pequeño
persona personas poco pocos podemos porque posible pregunta primero primera problema pronto pueden pues quedar queda querer quiere
rápido rápidamente realmente según seguro seguir segunda segundo ser si siempre sigue sin sino sólo solo tal también tampoco tan
tanto tener tenemos tercera toda todas todavía todos trabajo tras tres último única único usar uno va vamos varias
varios veces vez vida viene ya yo

agora alguém algum alguma algo ainda ali amanhã antes aqui assim até bastante bem bom boa cada casa certo coisa coisas com como
consegui consigo conseguir dar deixar demais dentro depois deve devo devia dia dias difícil diz dizer dois duas durante ela ele eles
então entre era essa esse esta este estes fácil falta faz fica ficar ficou fora foi gente grande hoje homem igual isso isto junto
lado lento longe logo lugar mais mal mau má maneira mas melhor menos mesma mesmo momento muita muitas muito muitos mulher
mundo nada ninguém nenhum nenhuma nós nova novo nunca onde outra outras outro outros parece parte passa passar passou pequeno perto
pessoa pessoas pior pode podemos porque possível pouco poucos pra pergunta primeira primeiro problema próximo quase quer querer
rápido realmente segunda segundo seguro sempre sendo ser será sim só sobre tal também tanto tão temos ter
terceira toda todas todos trabalho três tudo última último único usar vai vamos várias vários vem vez vezes vida
`;

const commonWords: ReadonlySet<string> = new Set(WORDS.split(/\s+/).map(fold));

/** @param key a key of `splitWords` */
export function isCommonWord(key: string): boolean {
  return commonWords.has(key);
}
