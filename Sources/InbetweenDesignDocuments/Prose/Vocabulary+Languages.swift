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
      "час": "time", "рух": "motion", "елемент": "element", "стагер": "stagger",
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

  static let turkish = Vocabulary(
    language: "Turkish",
    words: [
      "saniye": "seconds", "sn": "seconds", "milisaniye": "ms", "süre": "duration",
      "süresi": "duration", "sürer": "lasts", "gecikme": "delay", "gecikmesi": "delay",
      "gecikmeli": "delay", "gecikmeyle": "delay", "sonra": "later", "ardından": "then",
      "döngü": "loop", "döngüsü": "loop", "sonsuz": "infinite", "tekrarlanır": "repeats",
      "sunucu": "server", "önbellek": "cache", "bekleme": "pause", "başlar": "begins",
      "başlangıç": "start", "animasyon": "animation",
      "animasyonu": "animation", "animasyonlar": "animations", "geçiş": "transition",
      "geçişi": "transition", "belirir": "appears", "görünür": "appears",
      "kaybolur": "disappears", "döner": "rotates", "büyür": "grows", "küçülür": "shrinks",
      "kayar": "slides", "toplam": "total", "yaklaşık": "about", "arasında": "between",
      "artışlarla": "increments", "artışla": "increments", "aralıklarla": "intervals",
      "kademeli": "staggered", "sıralı": "staggered", "doğrusal": "linear", "eğri": "easing",
      "arası": "between", "kartlar": "cards", "harfler": "letters", "kez": "times",
      "saniyede": "seconds", "yüklenme": "loading", "istek": "request", "aşımı": "timeout",
    ])

  static let polish = Vocabulary(
    language: "Polish",
    words: [
      "sekund": "seconds", "sekundy": "seconds", "sekundę": "second", "milisekund": "ms",
      "milisekundy": "ms", "klatek": "frames", "klatki": "frames", "trwania": "duration",
      "trwa": "lasts", "trwają": "last", "opóźnienie": "delay", "opóźnienia": "delay",
      "opóźnieniem": "delay", "pauza": "pause", "następnie": "then", "potem": "then",
      "rozpoczyna": "begins", "zaczyna": "begins", "początek": "start", "każdy": "every",
      "każda": "every", "każde": "every", "pętla": "loop", "pętli": "loop",
      "powtarza": "repeats",
      "powtarzanie": "repeat", "nieskończona": "infinite", "nieskończonej": "infinite",
      "co": "every",
      "serwera": "server", "ładowania": "loading", "odpowiedzi": "response",
      "nieskończoność": "infinite",
      "krzywa": "easing", "liniowa": "linear", "około": "about", "łącznie": "total",
      "całkowity": "total", "animacja": "animation", "animacji": "animation",
      "przejście": "transition", "pojawia": "appears", "pojawiają": "appear",
      "znika": "disappears", "znikają": "disappear", "obraca": "rotates", "przesuwa": "moves",
      "rośnie": "grows", "maleje": "shrinks", "pulsuje": "pulses", "miga": "blinks",
      "między": "between", "kartami": "cards", "literami": "letters", "razy": "times",
      "sekunda": "second", "milisekundach": "ms", "sekundach": "seconds", "serwer": "server",
      "bez": "without", "końca": "end",
    ])

  static let dutch = Vocabulary(
    language: "Dutch",
    words: [
      "seconden": "seconds", "seconde": "second", "milliseconde": "ms", "milliseconden": "ms",
      "wachttijd": "delay", "herhaling": "repeat", "rij": "row",
      "duur": "duration", "duurt": "lasts", "duren": "last", "vertraging": "delay",
      "vertragingen": "delays", "pauze": "pause", "daarna": "then", "vervolgens": "then",
      "begint": "begins", "beginnen": "begin", "elke": "every", "iedere": "every",
      "lus": "loop", "herhaalt": "repeats", "herhaald": "repeated", "oneindig": "infinite",
      "lineair": "linear", "ongeveer": "about", "totale": "total", "totaal": "total",
      "animatie": "animation", "animaties": "animations", "overgang": "transition",
      "verschijnt": "appears", "verschijnen": "appear", "verdwijnt": "disappears",
      "verdwijnen": "disappear", "draait": "rotates", "beweegt": "moves", "schuift": "slides",
      "groeit": "grows", "krimpt": "shrinks", "knippert": "blinks", "stuitert": "bounces",
      "tussen": "between", "kaarten": "cards", "netwerk": "network",
      "verbinding": "connection", "laadtijd": "loading", "keer": "times",
      "stijfheid": "stiffness", "demping": "damping",
    ], endings: ["duur": "duration", "vertraging": "delay"])

  static let vietnamese = Vocabulary(
    language: "Vietnamese",
    words: [
      "giây": "seconds", "lượng": "duration", "trễ": "delay", "lặp": "repeats",
      "mỗi": "every", "rồi": "then", "khoảng": "about", "tổng": "total", "hiện": "appears",
      "mất": "disappears", "xoay": "rotates", "trượt": "slides", "chuyển": "moves",
      "giữa": "between", "thẻ": "cards", "vô": "endless", "lần": "times",
      "dừng": "pause", "tải": "loading", "chờ": "wait",
    ])

  static let swedish = Vocabulary(
    language: "Swedish",
    words: [
      "sekunder": "seconds", "millisekunder": "ms", "bildrutor": "frames",
      "varaktighet": "duration", "varar": "lasts", "fördröjning": "delay", "varje": "every",
      "därefter": "then",
      "upprepas": "repeats", "oändlig": "infinite", "oändligt": "infinitely",
      "övergång": "transition", "animering": "animation", "linjär": "linear",
      "ungefär": "about", "totalt": "total", "försvinner": "disappears",
      "roterar": "rotates", "tonas": "fades",
      "mellan": "between", "korten": "cards", "bokstäverna": "letters",
      "oändlighet": "infinitely", "gånger": "times", "nätverk": "network", "tidsgräns": "timeout",
      "laddningstid": "loading", "börjar": "begins",
    ])

  static let czech = Vocabulary(
    language: "Czech",
    words: [
      "milisekunda": "ms", "snímků": "frames", "trvání": "duration", "trvá": "lasts",
      "zpoždění": "delay", "zpožděním": "delay", "každé": "every", "každý": "every",
      "opakuje": "repeats", "opakování": "repeat", "nekonečně": "infinitely",
      "animace": "animation", "přechod": "transition", "poté": "then", "křivka": "easing",
      "lineární": "linear", "celkem": "total", "přibližně": "about", "zobrazí": "appears",
      "zmizí": "disappears", "otáčí": "rotates",
      "mezi": "between", "písmeny": "letters", "donekonečna": "infinitely",
      "nekonečná": "infinite", "nekonečné": "infinite", "smyčce": "loop", "smyčka": "loop",
      "milisekundách": "ms", "načítání": "loading",
    ])

  static let arabic = Vocabulary(
    language: "Arabic",
    words: [
      "ثانية": "seconds", "ثوان": "seconds", "ثواني": "seconds", "مدة": "duration",
      "المدة": "duration", "تأخير": "delay", "التأخير": "delay", "حركة": "animation",
      "تكرار": "repeat", "كل": "every", "ثم": "then", "بعد": "after", "يظهر": "appears",
      "يختفي": "disappears",
      "بين": "between", "البطاقات": "cards", "الحروف": "letters", "مهلة": "timeout",
      "تحميل": "loading", "مرات": "times", "تتكرر": "repeats",
    ])
}
