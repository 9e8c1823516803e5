extension Vocabulary {
  static let russian = Vocabulary(
    language: "Russian",
    words: [
      "мс": "ms", "миллисекунд": "ms", "миллисекунды": "ms", "миллисекунда": "ms",
      "секунд": "seconds", "секунды": "seconds", "секунду": "second", "секунда": "second",
      "сек": "seconds", "минут": "minutes", "минуты": "minutes", "кадр": "frame",
      "кадра": "frames", "кадров": "frames", "кадры": "frames",
      "длительность": "duration", "длительностью": "duration", "продолжительность": "duration",
      "длится": "lasts", "длятся": "last", "занимает": "takes", "задержка": "delay",
      "задержки": "delays", "задержкой": "delay", "пауза": "pause", "паузы": "pauses",
      "паузой": "pause", "через": "after", "после": "after", "спустя": "later", "затем": "then",
      "потом": "then", "начинается": "begins", "начинаются": "begin", "начало": "start",
      "каждый": "every", "каждая": "every", "каждое": "every", "каждые": "every",
      "каждую": "every", "каждого": "every", "следующий": "next", "следующую": "next",
      "следующего": "next", "следующая": "next",
      "интервал": "interval", "цикл": "loop", "зациклена": "loops", "бесконечно": "infinitely",
      "бесконечная": "infinite", "бесконечный": "infinite", "повторяется": "repeats",
      "раз": "times", "раза": "times", "дважды": "twice", "трижды": "thrice", "кривая": "easing",
      "линейно": "linear", "линейная": "linear", "последовательно": "staggered",
      "поочерёдно": "staggered", "поочередно": "staggered", "максимум": "max", "минимум": "min",
      "примерно": "about", "около": "about", "до": "to", "от": "between", "за": "over",
      "течение": "for", "весь": "whole", "общая": "total", "было": "was", "раньше": "previously",
      "анимация": "animation", "анимации": "animation", "переход": "transition",
      "появляется": "appears", "появляются": "appear", "появление": "appear",
      "исчезает": "disappears", "исчезают": "disappear", "вращается": "rotates",
      "поворачивается": "rotates", "движется": "moves", "растёт": "grows", "растет": "grows",
      "увеличивается": "grows", "уменьшается": "shrinks", "пульсирует": "pulses",
      "мигает": "blinks", "скользит": "slides", "выезжает": "slides", "падает": "falls",
      "поднимается": "rises", "затухает": "fades", "качается": "swings", "прыгает": "jumps",
      "две": "two", "два": "two", "три": "three", "четыре": "four", "пять": "five",
      "шесть": "six", "семь": "seven", "восемь": "eight", "девять": "nine", "десять": "ten",
      "двадцать": "twenty", "тридцать": "thirty", "сорок": "forty", "пятьдесят": "fifty",
      "шестьдесят": "sixty", "семьдесят": "seventy", "восемьдесят": "eighty",
      "девяносто": "ninety",
    ])

  static let ukrainian = Vocabulary(
    language: "Ukrainian",
    words: [
      "мілісекунд": "ms", "мілісекунди": "ms", "мілісекунда": "ms", "секунди": "seconds",
      "хвилин": "minutes", "хвилини": "minutes", "кадрів": "frames", "кадри": "frames",
      "тривалість": "duration", "тривалістю": "duration", "триває": "lasts", "тривають": "last",
      "займає": "takes", "затримка": "delay", "затримки": "delays", "затримкою": "delay",
      "паузою": "pause", "після": "after", "потім": "then", "починається": "begins",
      "починаються": "begin", "початок": "start", "кожен": "every", "кожна": "every",
      "кожні": "every", "інтервал": "interval", "нескінченно": "infinitely",
      "нескінченна": "infinite", "повторюється": "repeats", "рази": "times", "крива": "easing",
      "лінійно": "linear", "лінійна": "linear", "послідовно": "staggered",
      "щонайбільше": "max", "приблизно": "about", "близько": "about", "від": "between",
      "протягом": "for", "загальна": "total", "анімація": "animation", "анімації": "animation",
      "перехід": "transition", "зникає": "disappears", "зникають": "disappear",
      "обертається": "rotates", "рухається": "moves", "росте": "grows", "зростає": "grows",
      "зменшується": "shrinks", "пульсує": "pulses", "блимає": "blinks", "ковзає": "slides",
      "виїжджає": "slides", "падають": "fall", "згасає": "fades", "дві": "two",
      "чотири": "four", "шість": "six", "сім": "seven", "вісім": "eight", "двадцять": "twenty",
      "тридцять": "thirty",
    ])

  static let indonesian = Vocabulary(
    language: "Indonesian",
    words: [
      "detik": "seconds", "milidetik": "ms", "durasi": "duration", "berlangsung": "lasts",
      "selama": "for", "jeda": "delay", "setelah": "after", "kemudian": "then",
      "setiap": "every", "berulang": "repeats", "muncul": "appears", "menghilang": "disappears",
      "berputar": "rotates", "bergerak": "moves", "animasi": "animation",
    ])
}
